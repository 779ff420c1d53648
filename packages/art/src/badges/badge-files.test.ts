import { expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { readIconSet } from '../icons/fluent.ts';
import { badgeFiles } from './badge-files.ts';

const files = new Map(badgeFiles(readIconSet()));
const pictures = [...files].filter(([path]) => path.endsWith('.svg'));
const bodies = JSON.parse(files.get('badges.json') ?? '{}') as Record<string, string>;

const pixels = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(96, 96)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};

test('there are 24, no two alike, together small enough for a page', () => {
  expect(pictures).toHaveLength(24);
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(24);
  expect(Object.keys(bodies).map(id => `badges/${id}.svg`)).toEqual(pictures.map(([path]) => path));
  expect(gzipSync(files.get('badges.json') ?? '').length).toBeLessThan(16 * 1024);
});

test.each(pictures)(
  '%s has the dark frame with clear corners, and shows something on its ground',
  async (_path, svg) => {
    const at = await pixels(svg);
    expect(at(1, 1)[3]).toBe(0);
    expect(at(5, 48)).toEqual([0x1f, 0x3b, 0x2c, 255]);
    const ground = at(18, 18).join();
    const inside = Array.from({ length: 40 * 40 }, (_, index) =>
      at(28 + (index % 40), 28 + Math.floor(index / 40)).join(),
    );
    expect(new Set(inside).size).toBeGreaterThan(3);
    expect(inside.filter(colour => colour !== ground).length).toBeGreaterThan(300);
  },
);
