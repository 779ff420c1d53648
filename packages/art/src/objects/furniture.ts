import { Sprite } from '../pixels/sprite.ts';
import { fill } from './kitchen.ts';

/** A brick oven, 32 by 32; the fire shows when it is lit. */
function oven(lit: boolean): Sprite {
  const sprite = new Sprite(32, 32).ellipse(16, 29, 15, 2.5, '%');
  sprite.rect(4, 0, 8, 10, 'k').rect(5, 1, 6, 9, 'r').rect(5, 1, 2, 9, 'm').rect(9, 1, 2, 9, 'q');
  const dome = new Sprite(32, 32).ellipse(15.5, 16, 14, 11, 'r').rect(2, 16, 28, 13, 'r');
  const bricks = dome.map((x, y) => {
    if (!dome.has(x, y) || y < 5) return '.';
    const column = (x + (Math.floor(y / 5) % 2) * 4) % 8;
    if (y % 5 === 4 || column === 7) return 'q';
    return x + y < 18 || y % 5 === 0 ? 'm' : x > 24 ? 'q' : 'r';
  });
  sprite.draw(bricks.outline('k')).rect(0, 24, 32, 1, 'k');
  sprite.rect(1, 25, 30, 4, 'q').rect(1, 25, 30, 1, 'm').rect(1, 28, 30, 1, 'p').rect(0, 29, 32, 1, 'k');
  const mouth = (rx: number, ry: number, key: string) => {
    const shape = new Sprite(32, 32)
      .ellipse(15.5, 19, rx, ry, key)
      .rect(16 - Math.floor(rx) - 1, 19, 2 * Math.floor(rx) + 2, 6, key);
    sprite.draw(shape.crop(0, 0, 32, 25));
  };
  mouth(8, 7, 'k');
  mouth(6.6, 5.6, lit ? 'R' : 'p');
  return lit
    ? sprite.grid('..P....P..\n.PP.P.PPP.\nPPYPPPPYPP\nPYYYPYYYYP\nYYZYYYZZYY', 11, 20)
    : sprite.rect(11, 17, 4, 1, 'q').rect(13, 21, 6, 2, 'k').rect(13, 21, 6, 1, 'm');
}

function shelf(): Sprite {
  const sprite = new Sprite(32, 32)
    .box(1, 2, 30, 28, 'w')
    .rect(2, 3, 28, 2, 'z')
    .rect(2, 5, 28, 1, 'x')
    .rect(3, 6, 26, 23, 'v');
  for (const y of [13, 21, 28]) sprite.rect(3, y, 26, 1, 'z').rect(3, y + 1, 26, 1, 'x');
  return sprite.rect(2, 5, 1, 25, 'y').rect(29, 5, 1, 25, 'x').rect(16, 6, 1, 23, 'x');
}

function table(): Sprite {
  const sprite = new Sprite(32, 22).ellipse(17, 19.4, 14, 1.9, '%');
  for (const x of [3, 25]) sprite.box(x, 11, 4, 9, 'x').rect(x + 1, 12, 1, 7, 'y');
  sprite.box(0, 3, 32, 10, 'y').rect(1, 4, 30, 1, 'z').rect(1, 7, 30, 1, 'x').rect(1, 10, 30, 2, 'x');
  return sprite.rect(1, 11, 30, 1, 'w');
}

const DOOR = `
.kkkkkkkkkk.
krrrrrrrrrqk
kmqqqqqqqqpk
kmqkkkkkkqpk
kmqkOPPOkqpk
kmqkkkkkkqpk
kmqqqqqqqqpk
kmqqYYYYqqpk
kppppppppppk
kkkkkkkkkkkk`;

/** A rack for bottles, 32 by 32: three rows of round places. */
function rack(full: boolean): Sprite {
  const sprite = new Sprite(32, 32).box(1, 2, 30, 28, 'x').rect(2, 3, 28, 2, 'z').rect(2, 27, 28, 2, 'w');
  for (const y of [9.5, 16.5, 23.5])
    for (const x of [7.5, 15.5, 23.5]) {
      sprite.ellipse(x, y, 3.4, 3, 'v');
      if (full)
        sprite
          .ellipse(x, y, 2.6, 2.2, '7')
          .ellipse(x, y, 1.4, 1.2, 'F')
          .set(x - 1.5, y - 1.5, 'J');
    }
  return sprite;
}

const JARS = '.kk..kk.\nkQPkkSRk\nkPOkkRRk';

export const FURNITURE = {
  oven: () => oven(false),
  'oven-open': () => oven(true),
  'oven-closed': () => oven(true).grid(DOOR, 10, 14),
  shelf,
  'shelf-filled': () =>
    fill(shelf(), JARS, [
      [5, 10],
      [19, 10],
      [5, 18],
      [19, 18],
      [5, 25],
      [19, 25],
    ]),
  rack: () => rack(false),
  'rack-filled': () => rack(true),
  table,
};
