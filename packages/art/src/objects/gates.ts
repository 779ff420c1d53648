import { Sprite } from '../pixels/sprite.ts';

const post = (rows: number) => `.kkkk.\nkzzzyk\nkzyyxk\nkkkkkk\n${'kzyxwk\n'.repeat(rows)}kzxxwk\n.kkkk.`;

/** The leaf of a gate seen from the front, 14 by 17. */
const LEAF = `
.kk..kkk..kk..
kzxkkzyxkkzxk.
kyxkkyyxkkyxkk
kyxkkyyxkkyxkk
zzzzzzzzzzzzzz
wwwwwwwwwwwwww
kyxkkyyxkkyxkk
kyxkkyyxkkyxkk
kyxkkyYYkkyxkk
kyxkkyOOkkyxkk
kyxkkyyxkkyxkk
kyxkkyyxkkyxkk
zzzzzzzzzzzzzz
wwwwwwwwwwwwww
kyxkkyyxkkyxkk
kwwkkwwwkkwwkk
.kk..kkk..kk..`;

/** An open leaf, seen from its edge. */
const EDGE = `
.kkk
kzyk
kyxk
kyxk
kzzk
kwwk
kyxk
kyxk
kyxk
kyxk
kzzk
kwwk
kyxk
kwwk
.kkk`;

/** A gate in a fence that runs from west to east. */
function gate(open: boolean): Sprite {
  const sprite = new Sprite(24, 22).rect(5, 19, 15, 2, '%');
  if (open) sprite.grid(EDGE, 4, 6).draw(new Sprite(4, 15).grid(EDGE).flip(), 16, 6);
  else sprite.grid(LEAF, 5, 4);
  return sprite.grid(post(13), 0, 2).grid(post(13), 18, 2);
}

/** A gate in a fence that runs from north to south. Its leaf faces the viewer: seen from its edge, it would not look like a gate. */
function gateSide(open: boolean): Sprite {
  const sprite = new Sprite(24, 24).ellipse(13, 21.4, 7, 1.8, '%');
  sprite.grid(post(4), 9, 0);
  if (open) sprite.rect(14, 17, 10, 1, '%').draw(new Sprite(9, 17).grid(LEAF), 14, 0);
  else sprite.grid(LEAF, 5, 3);
  return sprite.grid(post(3), 9, 15);
}

const FRAME = '.kkkkkkkkkkkkkk.\nkzzzzzzzzzzzzzyk\nkzkkkkkkkkkkkkyk';

/** A door two tiles high, for walls and sheds. */
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
