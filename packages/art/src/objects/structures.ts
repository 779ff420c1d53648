import { hash } from '../pixels/noise.ts';
import { Sprite } from '../pixels/sprite.ts';
import { drawCoop, drawSmallCoop } from './buildings.ts';

/** A tile of planks that can be walked on. */
function woodRoad(): Sprite {
  const sprite = new Sprite(16, 16).rect(0, 0, 16, 16, 'k');
  for (let y = 1; y < 15; y += 5) {
    sprite
      .rect(1, y, 14, 4, 'y')
      .rect(1, y, 14, 1, 'z')
      .rect(1, y + 3, 14, 1, 'w');
    sprite.set(2, y + 1, 'v').set(13, y + 1, 'v');
    for (let x = 3; x < 13; x++) if (hash(x >> 1, y, 5) > 0.75) sprite.set(x, y + 2, 'x');
  }
  return sprite.set(0, 0, '_').set(15, 0, '_').set(0, 15, '_').set(15, 15, '_');
}

/** A tile of flat stones that can be walked on. */
function stoneRoad(): Sprite {
  const sprite = new Sprite(16, 16).rect(0, 1, 16, 14, 'p').rect(1, 0, 14, 16, 'p');
  const slab = (x: number, y: number, width: number, height: number) =>
    sprite
      .rect(x, y, width, height, 'r')
      .rect(x, y, width, 1, 'm')
      .rect(x, y + height - 1, width, 1, 'q')
      .set(x, y, 'r');
  slab(1, 1, 8, 4);
  slab(10, 1, 5, 4);
  slab(1, 6, 4, 4);
  slab(6, 6, 9, 4);
  slab(1, 11, 7, 4);
  slab(9, 11, 6, 4);
  return sprite;
}

/** Sheaves laid flat and tied, firm enough to walk over. */
function grainStack(): Sprite {
  const sprite = new Sprite(16, 16).rect(1, 1, 14, 14, 'Y');
  for (let y = 1; y < 15; y++)
    for (let x = 1; x < 15; x++) {
      const strand = hash(x, y >> 2, 9);
      sprite.set(x, y, y > 12 ? 'P' : strand > 0.72 ? 'Z' : strand < 0.3 ? 'Q' : 'Y');
    }
  for (const y of [4, 10]) sprite.rect(1, y, 14, 1, 'S').rect(1, y + 1, 14, 1, 'R');
  for (let x = 2; x < 15; x += 4) sprite.set(x, 0, 'Z').set(x + 1, 0, 'Q');
  return sprite.outline('k');
}

/** Keys that paint the red boards of a coop in another colour. */
const COLOURS = {
  green: { S: '8', R: '7' },
  blue: { S: 'B', R: 'A' },
  orange: { S: 'P', R: 'O' },
  red: {},
} as const;

type Colour = keyof typeof COLOURS;

const house = (draw: () => Sprite, colour: Colour) => () => draw().recolour(COLOURS[colour]);

/** What build() makes besides the bridge; chicken houses in two sizes and four colours. */
export const STRUCTURES = {
  'wood-road': woodRoad,
  'stone-road': stoneRoad,
  'grain-stack': grainStack,
  'big-green-chicken-house': house(drawCoop, 'green'),
  'big-blue-chicken-house': house(drawCoop, 'blue'),
  'big-orange-chicken-house': house(drawCoop, 'orange'),
  'big-red-chicken-house': house(drawCoop, 'red'),
  'small-green-chicken-house': house(drawSmallCoop, 'green'),
  'small-blue-chicken-house': house(drawSmallCoop, 'blue'),
  'small-orange-chicken-house': house(drawSmallCoop, 'orange'),
  'small-red-chicken-house': house(drawSmallCoop, 'red'),
};
