import { hash } from '../pixels/noise.ts';
import { Sprite, fromGrid } from '../pixels/sprite.ts';

const scarecrow = () =>
  fromGrid(
    20,
    30,
    `
......kkkkkkkk......
.....kZYYYYYYQk.....
.....kYYYYYYQPk.....
....kSSSSSSSSSRk....
..kkkkkkkkkkkkkkkk..
.kZYYYYYYYYYYYYYQPk.
..kkkkkkkkkkkkkkkk..
.....kCCCCCCCfk.....
.....kCkkCCkkfk.....
.....kCCCCCCCfk.....
.....kCCkkkkCfk.....
......kfffffek......
..kkkkkkkkkkkkkkkk..
kkBBBkDBBBBBBBkBBBkk
YYkBBkBBBSSBBBkBAkYY
ZQkBAkBBBSRBBAkAAkQY
YYkkkkBBBBBBBAkkkkYQ
.k...kBBYBBYBAk...k.
.....kBBBBBBAAk.....
.....kBBBBBAAAk.....
.....kkkkkkkkkk.....
.....YQY.kx.YQY.....
......Y..kx..Y......
.........kxk........
.........kxk........
.........kxk........
........k2xw........
.........2kk2.......`,
  ).shadow(10.5, 27, 6, 1.7);

/** Spans of a heap of hay: broad at the foot, rounded at the top. */
function heapHalfWidth(y: number): number {
  if (y < 2 || y > 24) return -1;
  return y < 14 ? 15 * Math.sqrt(1 - ((14 - y) / 12.5) ** 2) : 14.4 + (y > 22 ? 0.6 : 0);
}

/** A heap of hay in bundles, tied with a cord. */
function haystack(): Sprite {
  const sprite = new Sprite(32, 28).map((x, y) => {
    const half = heapHalfWidth(y);
    const dx = x - 15.5;
    if (Math.abs(dx) > half - (y > 20 ? hash(x, 0, 3) : 0)) return '.';
    const strand = hash(x + (y >> 2), (y + (x & 1) * 2) >> 2, 4);
    const light = 0.55 - dx / 20 - (y - 9) / 16 + (strand - 0.5) * 0.9;
    if (y > 9 && Math.abs((y - 12 - dx * dx * 0.012) % 7) < 0.8) return dx < 6 ? 'Q' : 'P';
    return light > 0.85 ? 'Z' : light > 0.05 ? 'Y' : light > -0.55 ? 'Q' : 'P';
  });
  return sprite.outline('k').shadow(17, 24.6, 15, 2.6);
}

const plot = () =>
  fromGrid(
    16,
    16,
    `
................
................
................
................
...kkkkkkkkkk...
..kuuuuuuuuuuk..
.kuttttttttttvk.
.kutvtttvttttvk.
.kuttttttttvtvk.
.kuttvtttttttvk.
.kutttttvttttvk.
.kvvvvvvvvvvvvk.
..kkkkkkkkkkkk..`,
  );

/** A flag on a pole three tiles high. */
function flag(cloth: string, dark: string) {
  return (): Sprite => {
    const sprite = new Sprite(32, 48).ellipse(8, 45, 7, 2, '%');
    sprite.rect(5, 4, 5, 41, 'k').rect(6, 5, 3, 39, 'x').rect(6, 5, 1, 39, 'z').rect(8, 5, 1, 39, 'w');
    sprite.draw(new Sprite(32, 48).ellipse(7, 3, 2.4, 2.4, 'Y').set(6, 2, 'Z').outline('k'));
    const sheet = new Sprite(32, 48);
    for (let x = 0; x < 20; x++) {
      const wave = Math.round(Math.sin(x / 3.4) * 1.4);
      sheet.rect(10 + x, 9 + wave, 1, 14, Math.cos(x / 3.4) < -0.35 ? dark : cloth);
    }
    sprite.draw(sheet.ellipse(19.5, 15.5, 3, 3, 'W').outline('k'));
    return sprite.grid('kkkkkkkkkkk\nkmmmmmmmmqk\nkrrrrrrrqpk\nkkkkkkkkkkk', 2, 42);
  };
}

/** A raised bed: dry or watered. */
function bed(wet: boolean) {
  return (): Sprite =>
    wet ? plot().recolour({ t: 'v', u: 't', v: 'k' }).grid('D.D\n...\n.D', 5, 7) : plot();
}

const SPROUTS = '4.4....4.4\n343....343\n.3......3.\n..........\n...4.4....\n...343....\n....3.....';
const GROWN = `
...44......44...
..4554.44.4554..
.445544554455443
.3454344543454332
..33424434242233.
..232344343343..
.44354344534434.
.34432434423432.
..2232.32.2322..`;

/** Wet ground that nobody can cross before there is a road. */
const mud = () =>
  new Sprite(16, 16)
    .map((x, y) => {
      const edge = Math.hypot((x - 7.5) / 8, (y - 7.5) / 8) + (hash(x >> 1, y >> 1, 8) - 0.5) * 0.24;
      if (edge > 1) return '.';
      const wet = Math.hypot((x - 6) / 4.4, (y - 8.5) / 2.6);
      if (wet < 0.8) return y < 8 ? 'q' : 'L';
      return edge > 0.86 ? 'v' : hash(x >> 1, y, 3) > 0.82 ? 'u' : 't';
    })
    .set(4, 7, 'M')
    .set(5, 7, 'M')
    .set(12, 5, 'u');

/** Ripe grain in the field. */
const wheat = () =>
  new Sprite(16, 16).map((x, y) => {
    if (y < 1 + Math.floor(hash(x, 0, 4) * 3)) return '.';
    if (y > 13) return x % 3 === 0 ? 'O' : '.';
    const ear = (y + (x % 3) * 2) % 6;
    return y < 9 ? (ear === 0 ? 'O' : ear < 3 ? 'Y' : x % 3 === 0 ? 'Z' : 'Q') : x % 3 === 1 ? 'Q' : 'P';
  });

export const FIELD = {
  scarecrow,
  haystack,
  'flag-red': flag('S', 'R'),
  'flag-blue': flag('B', 'A'),
  bed: bed(false),
  'bed-watered': bed(true),
  'bed-planted': () => bed(false)().grid(SPROUTS, 3, 3),
  'bed-grown': () => bed(true)().grid(GROWN, 0, -1),
  crop: () => bed(false)().grid(SPROUTS, 3, 3),
  'crop-grown': () => bed(true)().grid(GROWN, 0, -1),
  mud,
  wheat,
};
