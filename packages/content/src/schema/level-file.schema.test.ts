import { expect, test } from '@jest/globals';
import { LevelFileSchema } from './level-file.schema.ts';

const LEVEL = {
  items: [],
  levelGoals: [],
  constants: [],
  commands: ['move_forward'],
  access: 'open',
  guideImage: null,
  guideNotReady: false,
};

test('a level starts at 0,0, faces north, and has 64 pixels per tile by default', () => {
  expect(LevelFileSchema.parse(LEVEL)).toMatchObject({ start: [0, 0], facing: [0, -1], zoom: 64 });
});

test('what a level says overrides the defaults', () => {
  const own = { start: [3, 4], facing: [1, 0], zoom: 48 };
  expect(LevelFileSchema.parse({ ...LEVEL, ...own })).toMatchObject(own);
  expect(LevelFileSchema.safeParse({ ...LEVEL, facing: [1, 1] }).success).toBe(false);
});
