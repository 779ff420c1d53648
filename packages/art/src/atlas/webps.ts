import sharp, { type Region } from 'sharp';
import type { AtlasData } from './pack.ts';
import type { OutputFile } from './output.ts';

const WHOLE = /^(objects|tilesets\/\w+)\.png$/;
/** The slowest, which makes the smallest. */
const EFFORT = 6;

async function webp(png: OutputFile[1], part?: Region): Promise<Buffer> {
  const picture = sharp(Buffer.from(png));
  const cut = part ? picture.extract(part) : picture;
  return cut.webp({ lossless: true, exact: true, effort: EFFORT }).toBuffer();
}

/** The row of each animal in the atlas of all. */
function rowsOf({ frames, meta }: AtlasData): ReadonlyMap<string, Region> {
  const rows = Object.entries(frames).map(([name, { frame }]) => {
    const row = { left: 0, top: frame.y, width: meta.size.w, height: frame.h };
    return [name.slice(0, name.indexOf('/')), row] as const;
  });
  return new Map(rows);
}

/**
 * What pages download, as WebP without loss, which is smaller: the pictures of things and tiles, and of the animals one by
 * one, since few are ever on a page. Programs of Node read the PNGs.
 */
export async function pictureWebps(files: readonly OutputFile[]): Promise<OutputFile[]> {
  const all = new Map(files);
  const characters = all.get('characters.png') ?? '';
  const rows = rowsOf(JSON.parse(String(all.get('characters.json'))) as AtlasData);
  const whole = files.filter(([path]) => WHOLE.test(path));
  return Promise.all([
    ...whole.map(async ([path, png]): Promise<OutputFile> => [path.replace(/png$/, 'webp'), await webp(png)]),
    ...[...rows].map(async ([name, row]): Promise<OutputFile> => [
      `animals/${name}.webp`,
      await webp(characters, row),
    ]),
  ]);
}
