import { expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { ANIMALS } from '../characters/names.ts';
import { TILESETS } from '../tilesets/tilesets.ts';
import { buildFiles } from './output.ts';
import type { AtlasData } from './pack.ts';
import { pictureWebps } from './webps.ts';

const pngs = new Map(buildFiles());
const webps = await pictureWebps([...pngs]);
const wholes = webps.filter(([path]) => !path.startsWith('animals/'));
const animals = webps.filter(([path]) => path.startsWith('animals/'));
const pngOf = (path: string) => PNG.sync.read(Buffer.from(pngs.get(path) ?? ''));
const pixelsOf = (webp: Buffer | string) =>
  sharp(Buffer.from(webp)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

test('there is one of the things, of each tileset and of each animal', () => {
  const names = [
    'objects',
    ...Object.keys(TILESETS).map(name => `tilesets/${name}`),
    ...ANIMALS.map(name => `animals/${name.toLowerCase()}`),
  ];
  expect(webps.map(([path]) => path).toSorted()).toEqual(names.map(name => `${name}.webp`).toSorted());
});

test.each(wholes)('%s has the pixels of the PNG, and is smaller', async (path, webp) => {
  const name = path.replace(/webp$/, 'png');
  const { data, info } = await pixelsOf(webp);
  const png = pngOf(name);
  expect([info.width, info.height]).toEqual([png.width, png.height]);
  expect(data.equals(png.data)).toBe(true);
  expect(Buffer.from(webp).length).toBeLessThan(Buffer.from(pngs.get(name) ?? '').length);
});

test.each(animals)('%s has the row of the animal, whose frames are all in it', async (path, webp) => {
  const { frames } = JSON.parse(String(pngs.get('characters.json'))) as AtlasData;
  const own = Object.entries(frames).filter(([name]) => path === `animals/${name.split('/')[0]}.webp`);
  const tops = new Set(own.map(([, { frame }]) => frame.y));
  const [top = 0] = tops;
  const { data, info } = await pixelsOf(webp);
  const { width, data: all } = pngOf('characters.png');
  expect([tops.size, info.width]).toEqual([1, width]);
  expect(own.filter(([, { frame }]) => frame.h > info.height)).toEqual([]);
  expect(data.equals(all.subarray(top * width * 4, (top + info.height) * width * 4))).toBe(true);
});
