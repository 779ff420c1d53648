import type { GuideImage } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { guideImageSize } from './guide-image-size.rules.ts';

const image = (columns: number, rows: number, views: number): GuideImage =>
  ({ area: [5, 6, columns, rows], views: Array.from({ length: views }) }) as unknown as GuideImage;

// A tile has 16 pixels, and 264 are the most that fit.
test.each([
  ['a small one is as large as possible', 2, 2, 1, { width: 96, height: 96, isStacked: false }],
  ['one that just fits three times', 5, 3, 1, { width: 240, height: 144, isStacked: false }],
  ['one that fits twice', 6, 2, 1, { width: 192, height: 64, isStacked: false }],
  ['one that fits once', 16, 8, 1, { width: 256, height: 128, isStacked: false }],
  [
    'one that does not fit is not made smaller than it is',
    17,
    8,
    1,
    { width: 272, height: 128, isStacked: false },
  ],
  ['two small ones stand side by side', 2, 3, 2, { width: 96, height: 144, isStacked: false }],
  ['two that fit twice stand side by side', 4, 3, 2, { width: 128, height: 96, isStacked: false }],
  [
    'two that would fit once stand one below the other, larger',
    5,
    3,
    2,
    { width: 240, height: 144, isStacked: true },
  ],
  ['two wide ones stand one below the other', 16, 8, 2, { width: 256, height: 128, isStacked: true }],
])('%s', (_what, columns, rows, views, size) => {
  expect(guideImageSize(image(columns, rows, views))).toEqual(size);
});
