import { readFileSync } from 'node:fs';
import type { CompiledContent } from './content.types.ts';

const COMPILED = new URL('../dist/content.json', import.meta.url);

/**
 * The compiled courses and levels.
 * @throws if the content was not built (`npm run build -w packages/content`)
 */
export function loadContent(file: URL | string = COMPILED): CompiledContent {
  return JSON.parse(readFileSync(file, 'utf8')) as CompiledContent;
}
