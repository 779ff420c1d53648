import { expect, test } from '@jest/globals';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { drawGuideImage } from './draw-guide-image.ts';
import { drawLevel } from './draw-level.ts';
import { Evaluation } from '../../../../tools/sampling/evaluation.ts';

const { levels } = compiledCourses();
const sources = ['packages/content/src/preview', 'packages/art/src', 'packages/world/src'];
const drawnBy = (record: string) => ({
  record: new URL(record, import.meta.url),
  sources,
  textOf: ({ compiled }: (typeof levels)[number]) => JSON.stringify(compiled),
});
const maps = new Evaluation(levels, drawnBy('maps.proven.json'));

/** A plain loop: a picture has a quarter of a million parts, and there are hundreds of pictures. */
function unpaintedIn(data: ArrayLike<number>): number {
  let count = 0;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) count += 1;
  return count;
}

test.each(maps.cases)('$source.folder leaves no pixel of its map unpainted', level => {
  const { compiled } = level;
  const { width, height, data } = drawLevel(compiled);
  expect([width, height]).toEqual([compiled.map.width * 16, compiled.map.height * 16]);
  expect(unpaintedIn(data)).toBe(0);
  maps.passed(level);
});

const pictured = levels.filter(({ compiled }) => compiled.guideImage !== null);

test('every lesson that comes with the platform has a picture in its guide', () => {
  expect(pictured.length).toBeGreaterThanOrEqual(12);
});

const guides = new Evaluation(pictured, drawnBy('guides.proven.json'));

test.each(guides.cases)('the picture of $source.folder has no unpainted pixel', level => {
  const { compiled } = level;
  const image = drawGuideImage(compiled);
  const { area, views } = compiled.guideImage!;
  expect([image?.width, image?.height]).toEqual([views.length * (area[2] * 16 + 4) - 4, area[3] * 16]);
  expect(unpaintedIn(image!.data)).toBe((views.length - 1) * 4 * image!.height);
  guides.passed(level);
});

test('a picture is described in less than 140 signs', () => {
  const texts = pictured.flatMap(({ compiled }) => Object.values(compiled.texts));
  expect(texts.filter(({ guideImageAlt }) => !guideImageAlt || guideImageAlt.length >= 140)).toEqual([]);
});
