// npm run references -w packages/content [-- SLUG…]: runs the reference solutions of challenges in real Python, and
// writes what they do into reference.json.
import { createNodeRunner } from '@burrow/python/node';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileContent } from '../compiler/compile-content.ts';
import { REFERENCE_FILE } from '../compiler/level-source.ts';
import type { ReferenceFile } from '../schema/level-file.schema.ts';
import { computeReferences } from './compute-references.ts';

const COURSES = fileURLToPath(new URL('../../courses/', import.meta.url));
const LINE_WIDTH = 110;

/** As `npm run format` writes it. */
function fileOf({ commands, ideas }: ReferenceFile): string {
  const names = ideas.map(idea => JSON.stringify(idea));
  const line = `  "ideas": [${names.join(', ')}]`;
  const list = line.length > LINE_WIDTH ? `  "ideas": [\n    ${names.join(',\n    ')}\n  ]` : line;
  return `{\n  "commands": ${commands},\n${list}\n}\n`;
}

const slugs = process.argv.slice(2);
const challenges = compileContent(COURSES)
  .levels.filter(({ compiled }) => slugs.length === 0 || slugs.includes(compiled.slug))
  .flatMap(({ source }) => (source.kind === 'challenge' ? [source] : []));

const runner = await createNodeRunner();
const references = await computeReferences(runner, challenges);
for (const [index, reference] of references.entries()) {
  const file = join(COURSES, challenges[index]?.folder ?? '', REFERENCE_FILE);
  writeFileSync(file, fileOf(reference));
}
runner.dispose();
