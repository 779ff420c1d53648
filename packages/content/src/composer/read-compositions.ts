import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompositionFileSchema } from './composition-file.schema.ts';
import type { Composition } from './composition.types.ts';

const COURSES = fileURLToPath(new URL('../../courses/', import.meta.url));

/**
 * Reads the compositions in the folders of levels, by folder.
 * @throws if a file is not a composition; the message names it
 */
export function readCompositions(): readonly Composition[] {
  return globSync('*/*/composition.json', { cwd: COURSES })
    .toSorted()
    .map(file => {
      const parsed = CompositionFileSchema.safeParse(JSON.parse(readFileSync(COURSES + file, 'utf8')));
      if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`);
      const { about: _about, ...composition } = parsed.data;
      return { ...composition, level: path.dirname(file) };
    });
}
