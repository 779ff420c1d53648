import type { GuideImage, LevelData } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { ATLASES } from '@burrow/painting/draw';
import type { Stroke } from '@burrow/painting';
import recorded from '../../testing/recorded/levels.json' with { type: 'json' };
import { guideImageSize } from './guide-image-size.rules.ts';
import { paintGuideImage } from './guide-image.rules.ts';

const IMAGE: GuideImage = {
  area: [7, 4, 4, 3],
  views: [
    {
      commands: [
        ['move_forward', 2],
        ['turn_right', null],
      ],
    },
    {
      commands: [
        ['move_forward', 2],
        ['turn_right', null],
        ['open', null],
      ],
    },
  ],
};
const level = { ...(recorded['intro-level2'] as unknown as LevelData), guideImage: IMAGE };

const placesOf = (strokes: readonly Stroke[], sheet: 'objects' | 'characters', frame: string) => {
  const { x, y } = ATLASES[sheet][frame]!.frame;
  return strokes
    .filter(stroke => stroke.sheet === sheet && stroke.from.x === x && stroke.from.y === y)
    .map(stroke => [stroke.x, stroke.y]);
};

test('before and after are drawn from the world, with the learner’s animal, from the corner of the area', () => {
  const [before, after] = paintGuideImage(level, ATLASES, 'fox') as [Stroke[], Stroke[]];
  for (const strokes of [before, after]) {
    expect(placesOf(strokes, 'characters', 'fox/right/0')).toEqual([[16, 8]]);
    expect(placesOf(strokes, 'objects', 'x-mark')).toContainEqual([16, 16]);
  }
  expect(placesOf(before, 'objects', 'gate-side-closed')).toHaveLength(1);
  expect(placesOf(before, 'objects', 'gate-side-open')).toEqual([]);
  expect(placesOf(after, 'objects', 'gate-side-open')).toHaveLength(1);
});

test('a view can show another scene', () => {
  const { facing, items, levelGoals } = level;
  const scene = { start: [9, 6] as [number, number], facing, items, levelGoals };
  const guideImage: GuideImage = { area: [7, 4, 4, 3], views: [{ scene, commands: [] }] };
  const [strokes] = paintGuideImage({ ...level, guideImage }, ATLASES, 'rabbit') as [Stroke[]];
  expect(placesOf(strokes, 'characters', 'rabbit/up/0')).toEqual([[32, 24]]);
});

test('a level without a picture draws nothing', () => {
  expect(paintGuideImage({ ...level, guideImage: null }, ATLASES, 'fox')).toEqual([]);
});

test.each<[GuideImage['area'], number, object]>([
  [[0, 0, 4, 2], 1, { width: 192, height: 96, isStacked: false }],
  [[0, 0, 4, 3], 2, { width: 128, height: 96, isStacked: false }],
  [[0, 0, 8, 2], 2, { width: 256, height: 64, isStacked: true }],
  [[0, 0, 16, 8], 1, { width: 256, height: 128, isStacked: false }],
])('an area of %j in %i views is shown in whole pixels', (area, count, size) => {
  const views = Array.from({ length: count }, () => ({ commands: [] }));
  expect(guideImageSize({ area, views })).toEqual(size);
});
