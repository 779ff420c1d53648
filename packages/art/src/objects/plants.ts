import { hash } from '../pixels/noise.ts';
import { Sprite, fromGrid } from '../pixels/sprite.ts';

type Disc = readonly [x: number, y: number, radius: number];

interface Crown {
  width: number;
  height: number;
  discs: readonly Disc[];
  /** Five keys from light to deep. */
  keys: string;
  seed: number;
}

/** Which disc is on top at a pixel; discs are given from the back to the front. */
function discAt(crown: Crown, x: number, y: number): Disc | undefined {
  const ragged = 0.7 * Math.sin(x * 1.9 + y * 0.7) + 0.7 * Math.sin(y * 2.1 - x * 0.6);
  return crown.discs.findLast(
    ([cx, cy, r]) => Math.hypot(x - cx, (y - cy) * 1.05) <= r - 0.5 + ragged * 0.45,
  );
}

/** Overlapping clumps of leaves, each lit from the top left, with a dark leaf outline. */
function drawCrown(crown: Crown): Sprite {
  const { width, height, keys, seed } = crown;
  const leaves = new Sprite(width, height).map((x, y) => {
    const disc = discAt(crown, x, y);
    if (!disc) return '.';
    const [cx, cy, r] = disc;
    const row = (x + ((y >> 1) & 1) * 2) >> 1;
    const leaf = (row % 2 ? 0.13 : -0.1) + (hash(x >> 1, y >> 1, 2 + seed) - 0.5) * 0.3;
    const slope = ((y - height * 0.42) / height) * 0.7 + ((x - width / 2) / width) * 0.2;
    const light = leaf - ((x - cx) / r) * 0.55 - ((y - cy) / r) * 0.8 - slope;
    const step = light > 0.72 ? 0 : light > 0.3 ? 1 : light > -0.22 ? 2 : light > -0.68 ? 3 : 4;
    return keys[step] ?? '.';
  });
  return leaves.outline('6');
}

const TRUNK = `
..kwxxwwvk..
..kwxxwwvk..
..kwxxwwvk..
..kwxwwwvk..
..kyxxwwvk..
.kyxxwwwvvk.
kwxkwwwvkvvk
.kk.kkkk.kk.`;

const ROUND: readonly Disc[] = [
  [18, 10, 8.5],
  [10.5, 16, 8.5],
  [25.5, 15, 8.5],
  [18, 17, 9],
  [9.5, 24, 8],
  [26.5, 24, 8],
  [14, 27, 8.5],
  [22, 27.5, 8.5],
];
const TALL: readonly Disc[] = [
  [18, 9, 8],
  [11, 15, 8],
  [25, 14, 8],
  [18, 17, 10],
  [10, 23, 8],
  [26, 23, 8],
  [12, 29, 7],
  [24, 29, 7],
  [18, 30, 8],
];

/** A leafy tree, 36 by 46: 0 round, 1 tall, 2 with apples. */
export function drawTree(kind: 0 | 1 | 2): Sprite {
  const sprite = new Sprite(36, 46).ellipse(19.5, 41, 13, 4, '%').grid(TRUNK, 12, 34);
  const discs = kind === 1 ? TALL : ROUND;
  sprite.draw(drawCrown({ width: 36, height: 46, discs, keys: '43876', seed: kind }));
  if (kind !== 2) return sprite;
  for (const [x, y] of [
    [10, 16],
    [19, 9],
    [26, 18],
    [15, 26],
    [23, 29],
    [8, 25],
  ] as const)
    sprite.grid('.kk.\nkTSk\nkSRk\n.kk.', x, y);
  return sprite;
}

/** A fir of four skirts, 32 by 46. */
export function drawFir(): Sprite {
  const sprite = new Sprite(32, 46).ellipse(17.5, 42, 10, 3, '%').grid(TRUNK, 10, 36);
  const needles = new Sprite(32, 46).map((x, y) => {
    if (y < 3 || y > 39) return '.';
    const tier = Math.min(3, Math.floor((y - 3) / 9));
    const within = (y - 3 - tier * 9) / 10;
    const half = 2 + tier * 2 + within * (5 + tier * 0.8);
    const ragged = hash(x >> 1, tier, 5) * 1.6 * within;
    const dx = (x - 15.5) / half;
    if (Math.abs(x - 15.5) > half - ragged) return '.';
    const light = -dx * 0.6 + (0.55 - within) + (hash(x >> 1, y >> 1, 9) - 0.5) * 0.4;
    return light > 0.75 ? '3' : light > 0.25 ? '8' : light > -0.5 ? '7' : '6';
  });
  return sprite.draw(needles.outline('6'));
}

/** A round bush on one tile. */
export function drawBush(): Sprite {
  const discs: Disc[] = [
    [5.5, 8, 4.6],
    [10.5, 8, 4.6],
    [8, 6, 4.6],
    [8, 9.6, 5],
  ];
  return drawCrown({ width: 16, height: 16, discs, keys: '43877', seed: 7 }).shadow(8.5, 13.2, 7.4, 2);
}

/** A hedge or thicket two tiles wide, with berries when asked for. */
export function drawThicket(berries: boolean): Sprite {
  const discs: Disc[] = [
    [10, 9, 6],
    [22, 9, 6],
    [16, 7, 6.5],
    [7, 14, 6],
    [25, 14, 6],
    [13, 15, 6.5],
    [20, 15, 6.5],
  ];
  const sprite = drawCrown({ width: 32, height: 24, discs, keys: '43876', seed: 3 }).shadow(
    17,
    20.5,
    14,
    2.6,
  );
  if (berries)
    for (const [x, y] of [
      [8, 9],
      [14, 5],
      [21, 9],
      [12, 14],
      [24, 14],
      [18, 16],
      [5, 14],
    ] as const)
      sprite.grid('RS\nRR', x, y).set(x, y, 'T');
  return sprite;
}

const lily = () =>
  fromGrid(
    16,
    16,
    `
................
................
................
................
.....11111......
...112443311....
..12444433331...
..1244433AA1....
..124433333331..
...12333333331..
....111333311...
......11111.....`,
  ).grid('.j.\njYj\n.i.', 6, 5);

const reed = () =>
  fromGrid(
    16,
    18,
    `
.......w........
.......w..w.....
...w...w..w.....
...w.w.4..w..w..
...w.w.4..4..w..
...4.w.4..4..w..
...4.4.4.24..4..
...4.4.4.4..24..
...4.4.24.4.4...
...24.4.44..4...
....4.4.44.24...
....4424.4.4....
....2444242.....
.....24142......
.....141.41.....
......1.11......`,
  );

/** A clump of flowers on grass, with one colour of petals. */
function flowers(petal: string, heart: string) {
  return () =>
    fromGrid(
      16,
      16,
      `
................
................
................
................
......a.........
..a..aba..a.....
.aba..a..aba....
..a.2.1.2.a..a..
..1.a.14.21.aba.
..4aba1.2.4..a..
.4.2a.a4.a2.21..
..424aba2ba414..
...24.a4.a24....
....2242242.....`
        .replaceAll('a', petal)
        .replaceAll('b', heart),
    );
}

const mushrooms = () =>
  fromGrid(
    16,
    16,
    `
................
................
................
................
................
.....kkkk.......
...kkTTSSkk.....
..kTWWSSWSRk....
..kTWSSSSSRkkk..
..kSSSWWSRkTSRk.
...kkCCfkkkTWRk.
....kCCfk.kkCkk.
....kCffk..kfk..
.....kkk...kk...`,
  ).shadow(8.5, 13, 5.5, 1.7);

const rock = () =>
  fromGrid(
    16,
    16,
    `
................
.....kkkkk......
...kkmmmmrkk....
..kmWWmmmrrrk...
..kWmmmmmrrrqk..
.kmmmmmmrrrrqqk.
.kmmmmrrrrrqqqk.
.krmrrrrrqrqqqk.
.krrrrqrrrqqqpk.
.kqrrqqrqqqqppk.
.kqqqqqqqqqpppk.
..kkpppppppkkk..
....kkkkkkk.....`,
  )
    .crop(0, -1, 16, 16)
    .shadow(8.5, 12.8, 7.4, 2.2);

export const PLANTS = {
  'tree-0': () => drawTree(0),
  'tree-1': () => drawTree(1),
  'tree-2': () => drawTree(2),
  fir: drawFir,
  bush: drawBush,
  thicket: () => drawThicket(false),
  'berry-thicket': () => drawThicket(true),
  lily,
  reed,
  'flowers-white': flowers('W', 'Y'),
  'flowers-yellow': flowers('Y', 'P'),
  'flowers-pink': flowers('j', 'Y'),
  'flowers-purple': flowers('H', 'Z'),
  'flowers-red': flowers('S', 'Y'),
  mushrooms,
  rock,
};
