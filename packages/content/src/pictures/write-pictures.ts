import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { encodeImage } from '@burrow/art/drawing';
import type { PlacedLevel } from '../compiler/compile-content.ts';
import { drawLevel } from '../preview/draw-level.ts';

/** A module that imports the picture of every level, for bundlers. */
function moduleOf(slugs: readonly string[]): string {
  const imports = slugs.map((slug, index) => `import p${index} from './${slug}.png';\n`);
  const entries = slugs.map((slug, index) => `  '${slug}': p${index},\n`);
  return `${imports.join('')}\nexport const LEVEL_PICTURES = {\n${entries.join('')}};\n`;
}

const TYPES = `/** The address of each level's picture, by its slug: 320 by 224 pixels of the map, with nobody on it. */
export declare const LEVEL_PICTURES: Readonly<Record<string, string>>;
`;

/** Draws the start of every level with goals, for lists of levels; the folder is rebuilt. */
export function writePictures(levels: readonly PlacedLevel[], folder: URL): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const drawn = levels.filter(({ source }) => source.kind !== 'free').map(({ compiled }) => compiled);
  for (const level of drawn)
    writeFileSync(new URL(`${level.slug}.png`, folder), encodeImage(drawLevel(level, { animal: null })));
  writeFileSync(new URL('index.js', folder), moduleOf(drawn.map(({ slug }) => slug)));
  writeFileSync(new URL('index.d.ts', folder), TYPES);
}
