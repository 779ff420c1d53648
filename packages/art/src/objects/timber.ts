import { Sprite, fromGrid } from '../pixels/sprite.ts';

const log = () =>
  fromGrid(
    16,
    16,
    `
................
................
...kkkkkkkkkkk..
..kzzkyyyyyyyyk.
.kzyyzkyyxyyyyxk
.kyzzyzkxxxxxwxk
.kyzxzykxwwxxxxk
.kyzzyzkxxxxwwwk
.kxyyzykwwxwwwwk
..kxyykwwwwwwvk.
...kkkkkkkkkkk..`,
  )
    .crop(0, -2, 16, 16)
    .shadow(8.5, 13, 7.5, 2.2);

const plank = () =>
  fromGrid(
    16,
    16,
    `
................
................
................
................
................
..kkkkkkkkkkkkk.
.kzzzzzzzzzzzyxk
.kyyyyxyyyyyyyxk
.kxxxxxxxxxxxxwk
kkkkkkkkkkkkkkk.
kzzzzzzzzzzzyxk.
kyyyyyyyxyyyyxk.
kxxxxxxxxxxxxwk.
.kkkkkkkkkkkkk..`,
  ).shadow(8.5, 13.4, 7.5, 1.8);

const stump = () =>
  fromGrid(
    16,
    16,
    `
................
................
................
....kkkkkkkk....
..kkzzzzzzzzkk..
.kzzyyyyyyyzzzk.
.kzyyzzzzzzyyzk.
.kzyyzyxxyzyyzk.
.kxzyyzzzzyyzxk.
.kwxzzzzzzzzxwk.
.kxwwxxxxxxwwvk.
.kxxwwxwwxwwwvk.
kxxxwwwwxwwwwvvk
kwwkwwwkkwwvkvvk
.kk.kkk..kkk.kk.`,
  ).shadow(8.5, 14, 8, 1.7);

const branch = () =>
  fromGrid(
    16,
    16,
    `
................
................
..........kk....
.........kxxk...
...kkk..kxwk....
..k484kkxxkkkk..
..k8783xwkxxwwk.
...kk8kxxxwwkk..
.kkkkkxxwkkk....
kzyxxxxwwk.kkk..
kyzxwwwkxxkk48k.
.kkkkkkkkxxx833k
.........kwwk8k.
..........kkkk..`,
  ).shadow(8.5, 12.5, 7, 2);

const fallenBranches = () =>
  fromGrid(
    32,
    20,
    `
................................
................................
...........................kkk..
........kkk...............k348k.
.......k348k..............k8387k
......k34387k..kkkk......kk887k.
......k8387kkkkxxxwkk..kkxxkkk..
.......k87kxxxxxwwwxxkkxxwwk....
..kkkkkkkxxxwwwwkkkwxxxxwkk.....
.kzzyxxxxxxwwwkk...kkwwwwxkkkk..
kzyyzyxxwwwwkk.......kkkkwxxxwk.
kyzxzywwwwkkk...........kkkwwwvk
kyzzyxwwkkxxxk.kkk.........kkkk.
.kxyxkkk.kkxxwk348kk............
..kkk......kkxx88387k...........
.............kkk8837k...........
................kkkk............`,
  ).shadow(16.5, 14.6, 14, 2.6);

const sign = () =>
  fromGrid(
    16,
    20,
    `
.kkkkkkkkkkkkkk.
kzzzzzzzzzzzzzyk
kzyyyyyyyyyyyyxk
kzyyyyyyyyvyyyxk
kzyyvvvvvvvvyyxk
kzyyvvvvvvvvvyxk
kzyyyyyyyyvvyyxk
kzyyyyyyyyvyyyxk
kxxxxxxxxxxxxxwk
.kkkkkkkkkkkkkk.
......kyxwk.....
......kyxwk.....
......kyxwk.....
......kyxwk.....
......kyxwk.....
.....k2xxw2k....
......2kk2......`,
  )
    .crop(0, -2, 16, 20)
    .shadow(8.5, 17.2, 5, 1.7);

const BOARD = `
..kkk......kkk..
.kzyxkkkkkkzyxk.
kkkkkkkkkkkkkkkk
kyzzzzzzzzzzzzxk
kykkkkkkkkkkkkwk
kykCCCCCCCCCCkwk
kykCWWCCCCCCfkwk
kykCWCCCCCCCfkwk
kykCCCCCCCCCfkwk
kykCCCCCCCCCfkwk
kykCCCCCCCCCfkwk
kykCfffffffffkwk
kxkkkkkkkkkkkkwk
kxwwwwwwwwwwwwwk
kkkkkkkkkkkkkkkk
.kyxk......kyxk.
.kyxk......kyxk.
.kyxk......kyxk.
k2xw2k....k2xw2k
.2kk2......2kk2.`;

const board = () => fromGrid(16, 22, BOARD).crop(0, -1, 16, 22).shadow(8.5, 19.5, 7.5, 1.7);
const boardWritten = () => board().grid('AA.AAA.A\n........\nA.AAAA.A\n........\nAAA.AA', 4, 7);

const xMark = () =>
  fromGrid(
    16,
    16,
    `
................
..RRR......RRR..
.RTTSR....RTTSR.
.RTSSSR..RTSSSR.
.RSSSSRRSSSSSSR.
..RSSSSTTSSSSR..
...RSSSSSSSSR...
....RSSSSSSR....
....RTSSSSSR....
...RTSSSSSSSR...
..RTSSSSSSSSSR..
.RTSSSSRRSSSSSR.
.RSSSSR..RSSSSR.
.RSSSR....RSSSR.
..RRR......RRR..`,
  );

const stake = () =>
  fromGrid(
    8,
    14,
    `
........
........
..kkkk..
.kzyyxk.
.kSSSRk.
.kyyxwk.
.kyyxwk.
.kyyxwk.
.kyxxwk.
.kyxxwk.
.kxxwwk.
..kkkk..`,
  ).shadow(4.5, 11.8, 3.5, 1.4);

/** One tile of a bridge that is walked from west to east. */
export function drawBridge(): Sprite {
  const sprite = new Sprite(16, 16);
  for (let x = 0; x < 16; x += 4)
    sprite
      .rect(x, 1, 4, 14, 'x')
      .rect(x, 1, 1, 14, 'y')
      .rect(x + 3, 1, 1, 14, 'v')
      .rect(x, 12, 3, 1, 'w');
  sprite.rect(0, 0, 16, 1, 'k').rect(0, 1, 16, 1, 'z').rect(0, 2, 16, 1, 'x').rect(0, 3, 16, 1, 'v');
  return sprite
    .rect(0, 12, 16, 1, 'k')
    .rect(0, 13, 16, 1, 'z')
    .rect(0, 14, 16, 1, 'x')
    .rect(0, 15, 16, 1, 'k');
}

/** One tile of a bridge that is walked from north to south. */
export function drawBridgeUpright(): Sprite {
  const sprite = new Sprite(16, 16);
  for (let y = 0; y < 16; y += 4)
    sprite
      .rect(1, y, 14, 4, 'x')
      .rect(1, y, 14, 1, 'y')
      .rect(1, y + 3, 14, 1, 'v');
  sprite.rect(0, 0, 1, 16, 'k').rect(1, 0, 1, 16, 'z').rect(2, 0, 1, 16, 'x').rect(3, 0, 1, 16, 'k');
  return sprite
    .rect(12, 0, 1, 16, 'k')
    .rect(13, 0, 1, 16, 'y')
    .rect(14, 0, 1, 16, 'w')
    .rect(15, 0, 1, 16, 'k');
}

/** The outline of a bridge that is still to be built. */
function bridgePlan(): Sprite {
  const sprite = new Sprite(16, 16);
  for (let x = 0; x < 16; x++) if ((x & 3) < 2) sprite.set(x, 1, 'W').set(x, 14, 'W');
  for (let x = 3; x < 16; x += 4) for (let y = 3; y < 13; y += 2) sprite.set(x, y, '^');
  return sprite;
}

export const TIMBER = {
  log,
  plank,
  stump,
  branch,
  'fallen-branches': fallenBranches,
  sign,
  board,
  'board-written': boardWritten,
  'x-mark': xMark,
  stake,
  bridge: drawBridge,
  'bridge-upright': drawBridgeUpright,
  'bridge-plan': bridgePlan,
};
