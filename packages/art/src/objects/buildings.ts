import { hash } from '../pixels/noise.ts';
import { Sprite } from '../pixels/sprite.ts';

/** Rows of rounded shingles on a roof that widens downwards. */
function roof(sprite: Sprite, top: number, bottom: number, narrow: number): void {
  for (let y = top; y <= bottom; y++) {
    const left = Math.round(narrow - ((y - top) / (bottom - top)) * (narrow - 2));
    const right = sprite.width - 1 - left;
    for (let x = left; x <= right; x++)
      sprite.set(
        x,
        y,
        x === left || x === right || y === top || y === bottom ? 'k' : shingle(x, y - top - 1),
      );
  }
}

function shingle(x: number, y: number): string {
  const row = Math.floor(y / 5);
  const within = y % 5;
  const column = (x + (row % 2) * 4) % 8;
  if (within === 4 || (within === 3 && (column === 0 || column === 7))) return 'R';
  if (within === 0 && column > 1 && column < 6) return 'T';
  if (column === 0 && within > 0) return 'R';
  return row === 0 || (within === 1 && column === 2) ? 'T' : 'S';
}

const CHIMNEY = `
kkkkkkkkkkk
kmmmmmmmmqk
kkkkkkkkkkk
.krmrrrrqk.
.krrrqrrqk.
.kqrrrrqqk.
.krrqrrrqk.
.kqrrrrqqk.
.krrrrqrqk.
.kkkkkkkkk.`;

const DOOR = `
...kkkkkkkk...
..kyyyyyyyyk..
.kyvvvvvvvvyk.
.kyxxwxxwxxyk.
.kyyxwyxwyxyk.
.kyyxEDBwyxyk.
.kyyxDBBwyxyk.
.kyyxwyxwyxyk.
.kyyxwyxwyxyk.
.kyyxwyxwYxyk.
.kyyxwyxwOxyk.
.kyyxwyxwyxyk.
.kyyxwyxwyxyk.
.kyyxwyxwyxyk.
.kyyxwyxwyxyk.
.kyyxwyxwyxyk.
.kyyxwyxwyxyk.
kkkkkkkkkkkkkk
kmmmmmmmmmmmmk
krrrrrrrrrrrqk
kkkkkkkkkkkkkk`;

const WINDOW = `
.kkkkkkkkkkkk.
.kzzzzzzzzzzk.
.kyEEDyyDDDyk.
.kyEDDyyDDDyk.
.kyDDDyyDDByk.
.kyyyyyyyyyyk.
.kyEDDyyDDByk.
.kyDDByyDBByk.
.kxxxxxxxxxxk.
kkkkkkkkkkkkkk
kwTwYwSwwTwYwk
kx1x2x1x2x1x2k
kwwwwwwwwwwwwk
.kkkkkkkkkkkk.`;

/** The farmhouse, 80 by 80, its door in the middle tile; ivy and stones make it lived in. */
export function drawHouse(): Sprite {
  const sprite = new Sprite(80, 80).rect(8, 71, 70, 7, '%');
  sprite.rect(6, 41, 68, 34, 'k').rect(7, 41, 66, 33, 'C');
  for (let y = 47; y < 74; y += 6) sprite.rect(7, y, 66, 1, 'f');
  sprite.rect(7, 41, 66, 4, 'e').rect(7, 45, 66, 1, 'f');
  sprite.rect(7, 69, 66, 5, 'q').rect(7, 69, 66, 1, 'm').rect(7, 73, 66, 1, 'p');
  for (let x = 12; x < 73; x += 8) sprite.rect(x, 70, 1, 3, 'p');
  sprite.rect(7, 41, 3, 28, 'x').rect(7, 41, 1, 28, 'y').rect(70, 41, 3, 28, 'w').rect(70, 41, 1, 28, 'x');
  roof(sprite, 9, 43, 10);
  sprite.rect(9, 8, 62, 1, 'k').rect(9, 9, 62, 3, 'O').rect(9, 9, 62, 1, 'Q').rect(9, 10, 62, 1, 'P');
  sprite.rect(8, 9, 1, 3, 'k').rect(71, 9, 1, 3, 'k').rect(9, 12, 62, 1, 'k');
  sprite.rect(3, 40, 74, 3, 'y').rect(3, 40, 74, 1, 'z').rect(3, 42, 74, 1, 'w').rect(3, 39, 74, 1, 'R');
  sprite.rect(2, 40, 1, 3, 'k').rect(77, 40, 1, 3, 'k').rect(2, 43, 76, 1, 'k');
  sprite.grid(CHIMNEY, 54, 1).grid(WINDOW, 14, 50).grid(WINDOW, 52, 50).grid(DOOR, 33, 55);
  return ivy(sprite);
}

/** Leaves that climb the left corner of a house. */
function ivy(sprite: Sprite): Sprite {
  const leaves = new Sprite(sprite.width, sprite.height).map((x, y) => {
    const reach = 4 + Math.sin(y / 3) * 1.6 + (y - 52) * 0.12;
    if (y < 52 || y > 75 || x < 5 || x > 5 + reach) return '.';
    const tone = hash(x >> 1, y >> 1, 6) + (hash(x, y, 9) - 0.5) * 0.3;
    return tone > 0.7 ? '3' : tone > 0.35 ? '8' : '7';
  });
  return sprite.draw(leaves.outline('6'));
}

/** Keys that turn the red roof into another colour. */
export const ROOF_COLOURS = {
  blue: { S: 'B', T: 'D', R: 'A' },
  purple: { S: 'H', T: 'M', R: 'G' },
  green: { S: '8', T: '3', R: '7' },
} as const;

/** The same house with other shingles; window boxes keep their colours. */
export function drawHouseWithRoof(colour: keyof typeof ROOF_COLOURS): Sprite {
  const house = drawHouse();
  const roofOnly = house.crop(0, 0, 80, 43).recolour(ROOF_COLOURS[colour]);
  return house.draw(roofOnly);
}

const NEST = `
..kkkkkkkk..
.kWWWWWWWWk.
kWWkkkkkkWWk
kWkvvvvvvkWk
kWkvvvvvvkWk
kWkvvvvvvkWk
kWkvvvvvvkWk
kWkvvvvvvkWk
kWkvvvvvvkWk
kWkYZYYZYkWk
kWYYQYYYQYWk`;

/** Thatch-coloured shingles of sheds, coops and stalls. */
function boardRoof(sprite: Sprite, top: number, bottom: number, narrow: number): void {
  for (let y = top; y <= bottom; y++) {
    const left = Math.round(narrow - ((y - top) / (bottom - top)) * (narrow - 2));
    const right = sprite.width - 1 - left;
    for (let x = left; x <= right; x++) {
      const row = Math.floor((y - top - 1) / 4);
      const within = (y - top - 1) % 4;
      const key = within === 3 ? 'v' : within === 0 ? 'y' : (x + row * 3) % 6 === 0 ? 'w' : 'x';
      sprite.set(x, y, x === left || x === right || y === top || y === bottom ? 'k' : key);
    }
  }
  sprite.rect(narrow + 1, top + 1, sprite.width - 2 * narrow - 2, 1, 'z');
}

/** The red chicken coop, 48 by 48. */
export function drawCoop(): Sprite {
  const sprite = new Sprite(48, 48).rect(6, 43, 41, 4, '%');
  sprite.rect(5, 20, 38, 25, 'k').rect(6, 21, 36, 23, 'S');
  for (let x = 6; x < 42; x += 4) sprite.rect(x + 3, 21, 1, 23, 'R');
  sprite
    .rect(6, 21, 36, 3, 'R')
    .rect(6, 24, 2, 20, 'W')
    .rect(40, 24, 2, 20, 'm')
    .rect(6, 42, 36, 1, 'W')
    .rect(6, 43, 36, 1, 'm');
  boardRoof(sprite, 2, 22, 11);
  sprite.grid(NEST, 18, 33);
  sprite.draw(new Sprite(48, 48).ellipse(23.5, 28, 3, 3, 'W').ellipse(23.5, 28, 2, 2, 'D').outline('k'));
  return sprite.grid('..kkkkkkkk..\n.kyxyxyxyxk.\nkyxyxyxyxyxk\nkkkkkkkkkkkk', 18, 44);
}

/** A coop for two hens, 32 by 36. */
export function drawSmallCoop(): Sprite {
  const sprite = new Sprite(32, 36).rect(5, 32, 26, 3, '%');
  sprite.rect(4, 15, 24, 18, 'k').rect(5, 16, 22, 16, 'S');
  for (let x = 5; x < 27; x += 4) sprite.rect(x + 3, 16, 1, 16, 'R');
  sprite.rect(5, 16, 22, 2, 'R').rect(5, 18, 2, 14, 'W').rect(25, 18, 2, 14, 'm').rect(5, 31, 22, 1, 'm');
  boardRoof(sprite, 2, 17, 8);
  return sprite.grid(NEST, 10, 22).grid('..kkkkkkkk..\n.kyxyxyxyxk.\nkkkkkkkkkkkk', 10, 32);
}

/** A wooden tool shed, 48 by 48, with its door in the middle tile. */
export function drawShed(): Sprite {
  const sprite = new Sprite(48, 48).rect(6, 43, 41, 4, '%');
  sprite.rect(5, 20, 38, 26, 'k').rect(6, 21, 36, 24, 'x');
  for (let x = 6; x < 41; x += 5) sprite.rect(x, 21, 1, 24, 'y').rect(x + 4, 21, 1, 24, 'w');
  sprite.rect(6, 21, 36, 3, 'w').rect(6, 42, 36, 3, 'q').rect(6, 42, 36, 1, 'm').rect(6, 44, 36, 1, 'p');
  roof(sprite, 2, 23, 9);
  sprite.draw(sprite.crop(0, 0, 48, 23).recolour(ROOF_COLOURS.green));
  sprite.rect(8, 1, 32, 4, 'k').rect(9, 2, 30, 2, 'x').rect(9, 2, 30, 1, 'z');
  sprite.box(17, 26, 14, 19, 'w').rect(18, 27, 12, 18, 'x');
  for (let x = 18; x < 30; x += 4) sprite.rect(x, 27, 1, 18, 'y').rect(x + 3, 27, 1, 18, 'w');
  sprite.rect(18, 30, 12, 2, 'q').rect(18, 30, 12, 1, 'r').rect(18, 39, 12, 2, 'q').rect(18, 39, 12, 1, 'r');
  return sprite
    .rect(27, 34, 1, 3, 'Y')
    .grid('kkkkkkk\nkEDykBk\nkDDykBk\nkkkkkkk', 34, 28)
    .grid('kkkkkkk\nkEDykBk\nkDDykBk\nkkkkkkk', 8, 28);
}

/** A market stall with a striped awning, 48 by 42. */
export function drawStall(): Sprite {
  const sprite = new Sprite(48, 42).rect(5, 38, 42, 3, '%');
  for (const x of [4, 41])
    sprite
      .rect(x, 14, 4, 25, 'k')
      .rect(x + 1, 14, 1, 24, 'y')
      .rect(x + 2, 14, 1, 24, 'w');
  sprite.rect(7, 16, 34, 12, 'v');
  for (let x = 2; x < 46; x++) {
    const white = ((x - 2) >> 2) % 2 === 1;
    const drop = [0, 1, 1, 0][(x - 2) % 4] ?? 0;
    sprite.rect(x, 3, 1, 13 + drop, white ? 'W' : 'S').rect(x, 12, 1, 4 + drop, white ? 'm' : 'R');
    sprite
      .rect(x, 3, 1, 2, white ? 'W' : 'T')
      .set(x, 2, 'k')
      .set(x, 16 + drop, 'k');
  }
  sprite.rect(1, 3, 1, 13, 'k').rect(46, 3, 1, 13, 'k');
  sprite.box(2, 25, 44, 14, 'x').rect(3, 26, 42, 3, 'z').rect(3, 29, 42, 1, 'w');
  for (let x = 3; x < 45; x += 6) sprite.rect(x, 30, 1, 8, 'y').rect(x + 5, 30, 1, 8, 'w');
  for (const [x, keys] of [
    [6, 'STR'],
    [15, 'PQO'],
    [24, 'YZQ'],
    [33, '453'],
  ] as const) {
    const [mid = '', light = '', dark = ''] = keys;
    sprite.grid(
      '.kk.kk.\nkaakaak\nkabkabk\n.kckck.'.replaceAll('a', mid).replaceAll('b', dark).replaceAll('c', dark),
      x,
      22,
    );
    sprite.set(x + 1, 23, light).set(x + 4, 23, light);
  }
  return sprite;
}
