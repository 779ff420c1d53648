import { expect, test } from '@jest/globals';
import { compileContent } from '../compiler/compile-content.ts';
import { COURSES } from '../testing/course-copy.ts';
import { drawGuideImage } from './draw-guide-image.ts';
import { drawLevel } from './draw-level.ts';

const { levels } = compileContent(COURSES);

test.each(levels)('$source.folder leaves no pixel of its map unpainted', ({ compiled }) => {
  const { width, height, data } = drawLevel(compiled);
  expect([width, height]).toEqual([compiled.map.width * 16, compiled.map.height * 16]);
  expect(data.filter((_, i) => i % 4 === 3).every(alpha => alpha === 255)).toBe(true);
});

const pictured = levels.filter(({ compiled }) => compiled.guideImage !== null);

test('every lesson that comes with the platform has a picture in its guide', () => {
  expect(pictured.length).toBeGreaterThanOrEqual(12);
});

test.each(pictured)('the picture of $source.folder has no unpainted pixel', ({ compiled }) => {
  const image = drawGuideImage(compiled);
  const { area, views } = compiled.guideImage!;
  expect([image?.width, image?.height]).toEqual([views.length * (area[2] * 16 + 4) - 4, area[3] * 16]);
  const unpainted = [...image!.data].filter((part, i) => i % 4 === 3 && part < 255).length;
  expect(unpainted).toBe((views.length - 1) * 4 * image!.height);
  for (const { guideImageAlt } of Object.values(compiled.texts))
    expect(guideImageAlt?.length).toBeLessThan(140);
});
