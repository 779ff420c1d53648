import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { encodeImage } from '@burrow/art/drawing';
import type { PlacedLevel } from '../compiler/compile-content.ts';
import { drawLevel } from '../preview/draw-level.ts';

/**
 * Draws the start of every level with goals, for lists of levels, into `<slug>.png`; the folder is rebuilt. Its
 * pictures.json says where pages find them: the address has a hash, because browsers keep them for ever.
 */
export function writePictures(levels: readonly PlacedLevel[], folder: URL): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256');
  for (const { source, compiled } of levels) {
    if (source.kind === 'free') continue;
    const image = encodeImage(drawLevel(compiled, { animal: null }));
    hash.update(compiled.slug).update(image);
    writeFileSync(new URL(`${compiled.slug}.png`, folder), image);
  }
  const base = `level-pictures/${hash.digest('hex').slice(0, 8)}/`;
  writeFileSync(new URL('pictures.json', folder), `${JSON.stringify({ base })}\n`);
}
