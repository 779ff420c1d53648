import { Sprite, fromGrid } from '../pixels/sprite.ts';

const BUTTERFLY = [
  'jj...jj\njij.jij\n.jjkjj.\n..jkj..\n.jj.jj.',
  '.j...j.\n.jj.jj.\n..iki..\n...k...\n..j.j..',
] as const;

const SPARKLES = [
  '\n\n...W',
  '\n...W\n..WZW\n...W',
  '...W\n...Z\n...Y\nWZYWYZW\n...Y\n...Z\n...W',
  'W.....W\n.Z...Z\n\n...Y\n\n.Z...Z\nW.....W',
] as const;

/** A puff of smoke that grows and thins out. */
function smoke(frame: number): Sprite {
  const radius = 2.2 + frame * 1.1;
  const key = frame === 2 ? '^' : frame === 1 ? 'N' : 'm';
  const sprite = new Sprite(12, 12).ellipse(5.5, 6, radius, radius, key);
  if (frame < 2) sprite.ellipse(6.5 - frame, 5 - frame * 0.5, radius - 1.2, radius - 1.2, 'W');
  return sprite.ellipse(8, 4, radius - 1.4, radius - 1.4, frame === 2 ? '^' : 'N');
}

const pathDot = () => fromGrid(6, 6, '..kk..\n.kZYk.\nkZYYQk\nkYYQPk\n.kQPk.\n..kk..');

const targetMarker = () =>
  fromGrid(
    18,
    18,
    `
kkkkkk......kkkkkk
kWWWWk......kWWWWk
kWkkkk......kkkkWk
kWk............kWk
kWk............kWk
kkk............kkk
..................
..................
..................
..................
..................
..................
kkk............kkk
kWk............kWk
kWk............kWk
kWkkkk......kkkkWk
kWWWWk......kWWWWk
kkkkkk......kkkkkk`,
  );

const bump = () =>
  fromGrid(
    16,
    16,
    `
.......kk.......
..kk..kYYk..kk..
.kYPkkYZZYkkPYk.
..kYYYZZZZYYYk..
..kkYZZWWZZYkk..
.kkYZZWWWWZZYkk.
kYYZZWWWWWWZZYYk
kPYYZWWWWWWZYYPk
.kkYZWWWWWWZYkk.
..kYZZWWWWZZYk..
.kYYYZZWWZZYYYk.
.kPYkYZZZZYkYPk.
..kk.kYPPYk.kk..
......kPPk......
.......kk.......`,
  );

const speechTail = () =>
  fromGrid(10, 7, 'kWWWWWWWWk\n.kWWWWWWk.\n..kWWWWk..\n..kWWWk...\n..kWWk....\n..kWk.....\n...k......');

const bubble = (mark: string) => () =>
  fromGrid(
    16,
    18,
    `
..kkkkkkkkkkkk..
.kWWWWWWWWWWWWk.
kWWWWWWWWWWWWWWk
kWWWWWWWWWWWWWWk
kWWWWWWWWWWWWWWk
kWWWWWWWWWWWWWWk
kWWWWWWWWWWWWWWk
kWWWWWWWWWWWWWWk
kWWWWWWWWWWWWWWk
kNWWWWWWWWWWWWNk
.kNNNNNNNNNNNNk.
..kkkkWWWWkkkk..
.....kWWWk......
.....kWWk.......
.....kWk........
......k.........`,
  ).grid(mark, 4, 2);

const leaf = () =>
  fromGrid(8, 8, '....kk..\n..kk5k..\n.k543k..\n.k434k..\nk4343k..\nk433k...\nkkkk....\nk.......');

export const EFFECTS = {
  'butterfly-0': () => fromGrid(7, 5, BUTTERFLY[0]),
  'butterfly-1': () => fromGrid(7, 5, BUTTERFLY[1]),
  'smoke-0': () => smoke(0),
  'smoke-1': () => smoke(1),
  'smoke-2': () => smoke(2),
  'sparkle-0': () => fromGrid(7, 7, SPARKLES[0]),
  'sparkle-1': () => fromGrid(7, 7, SPARKLES[1]),
  'sparkle-2': () => fromGrid(7, 7, SPARKLES[2]),
  'sparkle-3': () => fromGrid(7, 7, SPARKLES[3]),
  'ripple-0': () => fromGrid(10, 4, '\n...EE'),
  'ripple-1': () => fromGrid(10, 4, '\n..EEEE\n......DD'),
  'ripple-2': () => fromGrid(10, 4, '\n.DD..EE\n....DDD'),
  'path-dot': pathDot,
  'target-marker': targetMarker,
  bump,
  'speech-tail': speechTail,
  'bubble-talk': bubble('\n\n\nkk.kk.kk\nkk.kk.kk'),
  'bubble-question': bubble('..AAAA\n.AA..AA\n.....AA\n...AAA\n...AA\n\n...AA'),
  'bubble-alert': bubble('...SS\n...SS\n...SS\n...SS\n...RR\n\n...SS'),
  'bubble-heart': bubble('.SS..SS\nSTSSSSSR\nSSSSSSSR\n.SSSSSR\n..SSSR\n...SR'),
  leaf,
};
