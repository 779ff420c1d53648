import { expect, test } from '@jest/globals';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { drawGuideImage } from './draw-guide-image.ts';
import { drawLevel } from './draw-level.ts';

const { levels } = compiledCourses();

/** A plain loop: a picture has a quarter of a million parts, and there are hundreds of pictures. */
function unpaintedIn(data: ArrayLike<number>): number {
  let count = 0;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) count += 1;
  return count;
}

test.each(levels)('$source.folder leaves no pixel of its map unpainted', ({ compiled }) => {
  const { width, height, data } = drawLevel(compiled);
  expect([width, height]).toEqual([compiled.map.width * 16, compiled.map.height * 16]);
  expect(unpaintedIn(data)).toBe(0);
});

const pictured = levels.filter(({ compiled }) => compiled.guideImage !== null);

test('every lesson that comes with the platform has a picture in its guide', () => {
  expect(pictured.length).toBeGreaterThanOrEqual(12);
});

test.each(pictured)('the picture of $source.folder has no unpainted pixel', ({ compiled }) => {
  const image = drawGuideImage(compiled);
  const { area, views } = compiled.guideImage!;
  expect([image?.width, image?.height]).toEqual([views.length * (area[2] * 16 + 4) - 4, area[3] * 16]);
  expect(unpaintedIn(image!.data)).toBe((views.length - 1) * 4 * image!.height);
  for (const { guideImageAlt } of Object.values(compiled.texts))
    expect(guideImageAlt?.length).toBeLessThan(140);
});
