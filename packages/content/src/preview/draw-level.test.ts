import { expect, test } from '@jest/globals';
import { compileContent } from '../compiler/compile-content.ts';
import { COURSES } from '../testing/course-copy.ts';
import { drawLevel } from './draw-level.ts';

const { levels } = compileContent(COURSES);

test.each(levels)('$source.folder leaves no pixel of its map unpainted', ({ compiled }) => {
  const { width, height, data } = drawLevel(compiled);
  expect([width, height]).toEqual([compiled.map.width * 16, compiled.map.height * 16]);
  expect(data.filter((_, i) => i % 4 === 3).every(alpha => alpha === 255)).toBe(true);
});
