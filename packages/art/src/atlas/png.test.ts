import { expect, test } from '@jest/globals';
import { PNG } from 'pngjs';
import { Image } from '../pixels/image.ts';
import { encodeImage } from './png.ts';

function painted(width: number, height: number, colour: (index: number) => number[]): Image {
  const image = new Image(width, height);
  for (let i = 0; i < width * height; i++) image.data.set(colour(i), i * 4);
  return image;
}

test.each([
  ['few colours', painted(5, 3, i => [i * 10, 7, 255 - i, 255])],
  ['as many as a palette holds', painted(16, 16, i => [i, 0, 0, 255])],
  ['more than that', painted(16, 17, i => [i % 256, i >> 8, 0, 255])],
  ['see-through parts', painted(4, 4, i => [1, 2, 3, i * 16])],
])('a picture with %s is read as it was drawn', (_, image) => {
  const { width, height, data } = PNG.sync.read(encodeImage(image));
  expect([width, height]).toEqual([image.width, image.height]);
  expect([...data]).toEqual([...image.data]);
});

test('an opaque picture with few colours takes a palette', () => {
  const COLOUR_TYPE = 25;
  expect(encodeImage(painted(16, 16, i => [i, 0, 0, 255]))[COLOUR_TYPE]).toBe(3);
  expect(encodeImage(painted(16, 17, i => [i % 256, i >> 8, 0, 255]))[COLOUR_TYPE]).toBe(6);
});
