import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeImage } from '@burrow/art/drawing';
import { compileContent } from '../compiler/compile-content.ts';
import { drawGuideImage } from './draw-guide-image.ts';
import { drawLevel } from './draw-level.ts';

/** `node src/preview/preview.ts intro-level1 out.png [scale] [blocked | guide]`: a level as the game shows it, or its guide's picture. */
const [, , slug = 'intro-level1', path = 'preview.png', scale = '4', what] = process.argv;
const { levels } = compileContent(fileURLToPath(new URL('../../courses/', import.meta.url)));
const found = levels.find(({ compiled }) => compiled.slug === slug);
if (!found) throw new Error(`there is no level ${slug}, or it cannot be read (npm run build says why)`);
const image =
  what === 'guide'
    ? drawGuideImage(found.compiled)
    : drawLevel(found.compiled, { blocked: what === 'blocked' });
if (!image) throw new Error(`the guide of ${slug} has no picture`);
writeFileSync(path, encodeImage(image.scale(Number(scale))));
