import sharp from 'sharp';
import type { OutputFile } from '../atlas/output.ts';

const SIDE = 192;
const PORTRAIT = /^portraits\/\w+\.svg$/;

/** Each portrait of a build also as a PNG of 192 x 192 pixels, for places that do not accept SVG. */
export function portraitPngs(files: readonly OutputFile[]): Promise<OutputFile[]> {
  return Promise.all(
    files
      .filter(([path]) => PORTRAIT.test(path))
      .map(async ([path, svg]): Promise<OutputFile> => {
        const picture = sharp(Buffer.from(svg), { density: 72 * 6 }).resize(SIDE, SIDE);
        return [path.replace(/svg$/, 'png'), await picture.png({ compressionLevel: 9 }).toBuffer()];
      }),
  );
}
