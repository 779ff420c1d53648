import { Sprite } from '../pixels/sprite.ts';

const post = (rows: number) => `.kkkk.\nkzzzyk\nkzyyxk\nkkkkkk\n${'kzyxwk\n'.repeat(rows)}kzxxwk\n.kkkk.`;

/** Boards between two rails, as wide as the way through. */
function leaf(sprite: Sprite, x: number, width: number, y: number): void {
  for (const top of [y + 3, y + 10])
    sprite.rect(x, top, width, 1, 'k').rect(x, top + 1, width, 1, 'z').rect(x, top + 2, width, 1, 'k');
  for (let at = x; at < x + width - 1; at += 4) {
    sprite.rect(at, y + 1, 3, 14, 'k').set(at + 1, y, 'k');
    sprite.rect(at, y + 1, 1, 13, 'y').rect(at + 1, y + 1, 1, 13, 'x').set(at, y + 1, 'z');
  }
  for (const top of [y + 4, y + 11]) sprite.rect(x, top, width, 1, 'z').rect(x, top + 1, width, 1, 'w');
}

/** A gate in a fence that runs from west to east. */
function gate(open: boolean): Sprite {
  const sprite = new Sprite(24, 22).rect(5, 19, 15, 2, '%');
  if (!open) {
    leaf(sprite, 6, 13, 4);
    sprite.rect(11, 10, 2, 1, 'Y').rect(11, 11, 2, 1, 'O');
  } else {
    for (const [x, light] of [
      [4, 'y'],
      [17, 'x'],
    ] as const) {
      sprite.box(x, 5, 3, 15, light);
      sprite.rect(x + 1, 8, 1, 1, 'w').rect(x + 1, 15, 1, 1, 'w').set(x + 1, 6, 'z');
    }
  }
  return sprite.grid(post(13), 0, 2).grid(post(13), 18, 2);
}

/** A gate in a fence that runs from north to south, seen along its leaf. */
function gateSide(open: boolean): Sprite {
  const sprite = new Sprite(24, 24).ellipse(13, 21, 6, 1.8, '%');
  sprite.grid(post(4), 9, 2);
  if (open) {
    sprite.rect(13, 12, 10, 2, '%');
    leaf(sprite, 14, 9, -1);
  } else {
    sprite.rect(9, 8, 6, 10, 'k').rect(10, 8, 2, 10, 'y').rect(12, 8, 2, 10, 'x');
    for (let y = 8; y < 18; y += 3) sprite.rect(10, y, 4, 1, 'z').rect(10, y + 2, 4, 1, 'w');
    sprite.rect(10, 12, 4, 1, 'k').rect(11, 13, 2, 2, 'Y').set(12, 14, 'O');
  }
  return sprite.grid(post(5), 9, 13);
}

const FRAME = '.kkkkkkkkkkkkkk.\nkzzzzzzzzzzzzzyk\nkzkkkkkkkkkkkkyk';

/** A door as high as two tiles, for walls and sheds. */
function door(open: boolean): Sprite {
  const sprite = new Sprite(16, 30).grid(FRAME);
  for (let y = 3; y < 30; y++) sprite.grid('kyk..........kxk', 0, y);
  if (open) {
    sprite.rect(3, 3, 10, 27, 'v').rect(3, 3, 10, 6, 'k').rect(3, 26, 10, 4, 'w');
    return sprite.rect(3, 3, 4, 27, 'k').rect(3, 4, 3, 25, 'x').rect(3, 4, 1, 25, 'y').rect(4, 16, 1, 2, 'Y');
  }
  sprite.rect(3, 3, 10, 27, 'x');
  for (let x = 3; x < 13; x += 3) sprite.rect(x, 3, 1, 26, 'y').rect(x + 2, 3, 1, 26, 'w');
  for (const y of [7, 22]) sprite.rect(3, y, 10, 3, 'q').rect(3, y, 10, 1, 'm');
  return sprite.rect(10, 15, 2, 3, 'Y').set(11, 17, 'O').rect(3, 29, 10, 1, 'v');
}

export const GATES = {
  'gate-closed': () => gate(false),
  'gate-open': () => gate(true),
  'gate-side-closed': () => gateSide(false),
  'gate-side-open': () => gateSide(true),
  'door-closed': () => door(false),
  'door-open': () => door(true),
};
