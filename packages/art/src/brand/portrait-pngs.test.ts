import { describe, expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { ANIMALS } from '../characters/names.ts';
import { buildFiles } from '../atlas/output.ts';
import { portraitPngs } from './portrait-pngs.ts';

const files = await portraitPngs(buildFiles());

describe('portraits as PNG', () => {
  test('there is one for each animal', () => {
    expect(files.map(([path]) => path).toSorted()).toEqual(
      ANIMALS.map(name => `portraits/${name}.png`).toSorted(),
    );
  });

  test.each(files)('%s is 192 pixels wide, drawn in the middle and clear in the corner', (_path, content) => {
    const { width, height, data } = PNG.sync.read(Buffer.from(content));
    expect([width, height]).toEqual([192, 192]);
    expect(data[3]).toBe(0);
    expect(data[(96 * width + 96) * 4 + 3]).toBe(255);
  });
});
