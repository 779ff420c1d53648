import { expect, test } from '@jest/globals';
import { popupPlace } from './popup-place.rules.ts';

const ROOM = { left: 600, top: 64, width: 800, height: 800 };
const SIZE = { width: 400, height: 200 };

test.each([
  ['above whoever asks', { x: 1_000, top: 500, bottom: 560 }, { left: 800, top: 292 }],
  ['above if there is just room', { x: 1_000, top: 272, bottom: 332 }, { left: 800, top: 64 }],
  ['below where there is no room above', { x: 1_000, top: 200, bottom: 260 }, { left: 800, top: 268 }],
  ['within the map at its side', { x: 620, top: 500, bottom: 560 }, { left: 600, top: 292 }],
  ['within the map at its corner', { x: 1_390, top: 900, bottom: 960 }, { left: 1_000, top: 664 }],
])('a pop-up stands %s', (_where, asker, place) => {
  expect(popupPlace(asker, SIZE, ROOM)).toEqual(place);
});
