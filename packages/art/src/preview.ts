import { writeFileSync } from 'node:fs';
import { encodeImage } from './atlas/png.ts';
import { composeScene } from './preview/scene.ts';

/** `node src/preview.ts out.png [scale]`: a scene composed as a Tiled map would be. */
const [, , path = 'preview.png', scale = '4'] = process.argv;
writeFileSync(path, encodeImage(composeScene().scale(Number(scale))));
