import { readFileSync } from 'node:fs';
import { IdeasFileSchema, type IdeasFile } from '../schema/ideas-file.schema.ts';

const IDEAS = new URL('../../ideas.json', import.meta.url);

/** ideas.json as it stands. */
export const readIdeas = (): IdeasFile => IdeasFileSchema.parse(JSON.parse(readFileSync(IDEAS, 'utf8')));
