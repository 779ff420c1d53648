import { fromGrid } from '../pixels/sprite.ts';
import type { Sprite } from '../pixels/sprite.ts';

const chestClosed = () =>
  fromGrid(
    16,
    16,
    `
................
..kkkkkkkkkkkk..
.kzQyyyyyyyyQyk.
.kzQyyyyyyyyQxk.
.kyPxxxxxxxxPxk.
.kyPxxxxxxxxPxk.
.kwOwwwwwwwwOwk.
.kkkkkkkkkkkkkk.
.kyQyykZYkyyQyk.
.kxPxxkYOkxxPxk.
.kxPxxxkkxxxPxk.
.kwPwwwwwwwwPwk.
.kwOwwwwwwwwOwk.
.kkkkkkkkkkkkkk.`,
  ).shadow(8.5, 13, 7, 2.4);

const chestOpen = () =>
  fromGrid(
    16,
    16,
    `
..kkkkkkkkkkkk..
.kyQyyyyyyyyQyk.
.kwOwwwwwwwwOwk.
.kvvvvvvvvvvvvk.
.kvvvvvvvvvvvvk.
.kkkkkkkkkkkkkk.
.kyvvYZvvYvvvyk.
.kxvYYYZYYYvvxk.
.kkkkkkkkkkkkkk.
.kyQyykZYkyyQyk.
.kxPxxkYOkxxPxk.
.kxPxxxkkxxxPxk.
.kwOwwwwwwwwOwk.
.kkkkkkkkkkkkkk.`,
  ).shadow(8.5, 13, 7, 2.4);

const barrel = () =>
  fromGrid(
    16,
    18,
    `
....kkkkkkkk....
..kkzyyyyyyxkk..
.kzzyvvvvvvyxxk.
.kyzzyyyyyyxxwk.
.kqkkkkkkkkkkqk.
kmrrrqqqqqqqqppk
kyzyxyyxyyxyxxwk
kyzyxyyxyyxyxxwk
kyzyxyyxyyxyxxwk
kyzyxyyxyyxyxxwk
kyyyxyyxyyxxxxwk
kmrrrqqqqqqqqppk
.kkkkkkkkkkkkkk.
.kyzyxyyxyyxxwk.
.kxyyxyxxxxxwwk.
..kkwwwwwwwwkk..
....kkkkkkkk....`,
  ).shadow(9, 15.6, 7.6, 2);

const barrelFilled = () => barrel().grid('..EEEE..\nEEDDDDDB\nDDDEDDBB\n..BBBB..', 4, 1);

const mailbox = () =>
  fromGrid(
    16,
    22,
    `
................
............kk..
...kkkkkkkkkSSk.
..kTTSSSSSSkSRk.
.kTSSSSSSSSkSkk.
.kSkkkSSSSSkSRk.
.kSkCkSSSSSSkRk.
.kSkCkSSSSSSSRk.
.kRkkkRRRRRRRRk.
.kkkkkkkkkkkkkk.
......kyxwk.....
......kyxwk.....
......kyxwk.....
......kyxwk.....
......kyxwk.....
......kyxwk.....
......kxxwk.....
......kxxwk.....
.....k2xxw2k....
......2kk2......`,
  ).shadow(9, 18.8, 5, 1.6);

const beehive = () =>
  fromGrid(
    16,
    20,
    `
......kkkk......
....kkZYYQkk....
...kZYYYQQPPk...
...kQQPPPPPOk...
..kkkkkkkkkkkk..
..kZZYYYYQQPPk..
..kYYYYYQQQPOk..
.kkkkkkkkkkkkkk.
.kZZYYYYYYQQPPk.
.kYYYYkkkYQQPOk.
.kQQQkvvvkQPPOk.
.kkkkkkkkkkkkkk.
.kZZYYYYYYQQPPk.
.kQQQQQQQPPPOOk.
kkkkkkkkkkkkkkkk
kzyyyyyyyyyyyxwk
kkkkkkkkkkkkkkkk
.kxwk......kxwk.
.kkkk......kkkk.`,
  ).shadow(8.5, 17.8, 7.6, 1.9);

const well = () =>
  fromGrid(
    32,
    38,
    `
..............kkkk..............
............kkTSSRkk............
..........kkTTSSSSRRkk..........
........kkTTSSSSSSSSRRkk........
......kkTTSSSRSSSSRSSSRRkk......
....kkTSSSRSSSSRSSSRSSSSRRkk....
..kkTSSRSSSSRSSSSRSSSRSSSSRRkk..
.kRRRRRRRRRRRRRRRRRRRRRRRRRRRRk.
.kkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.
.....kyxwk............kyxwk.....
.....kyxwk............kyxwk.....
.....kyxwkkkkkkkkkkkkkkyxwk.....
.....kyxwxzzyyxxxyyzzzwyxwkkk...
.....kyxwxwwwwwwwwwwwwwyxwkqk...
.....kyxwkkkkkkfkkkkkkkyxwkkk...
.....kyxwk.....f......kyxwk.....
.....kyxwk.....f......kyxwk.....
.....kyxwk....kkk.....kyxwk.....
.....kyxwk...kzyxk....kyxwk.....
..kkkkkkkkkkkkkyxkkkkkkkkkkkkk..
.kmmmmmrrmmmmkkkkkrrmmmmrrrqqqk.
kmmrkkkkkkkkkkkkkkkkkkkkkkkkrqqk
kmrkpppppAAAAAAAAAAAAApppppppkqk
kmrkppAABBBBBBDDDBBBBBAAAppppkqk
kmmrkkAABBDDBBBBBBBBBBAAAkkkkrqk
kmmmmrkkkkkkkkkkkkkkkkkkkrrrqqqk
kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
kmmmrrkmmmmrrrkmmmmrrrkmmrrrqqqk
kmrrrqkmrrrrrqkmrrrrrqkmrrrrqqpk
kqqqqqkqqqqqqqkqqqqqqqkqqqqqpppk
kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
kmmkmmmmrrkmmmmmrrkmmmmrrqkmrqpk
kmrkmrrrrqkmrrrrrqkmrrrrqqkrrqpk
.kqkqqqqqqkqqqqqqqkqqqqqppkqqpk.
..kkkkkkkkkkkkkkkkkkkkkkkkkkkk..`,
  ).shadow(17, 34.6, 15, 2.6);

const bench = () =>
  fromGrid(
    32,
    18,
    `
..kkkkkkkkkkkkkkkkkkkkkkkkkkkk..
.kzzzzzzzzzzzzzzzzzzzzzzzzzzyxk.
.kyxxxxxxxxxxxxxxxxxxxxxxxxxxwk.
.kkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.
...kyk....................kyk...
.kkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.
.kzzzzzzzzzzzzzzzzzzzzzzzzzzyxk.
.kxxxxxxxxxxxxxxxxxxxxxxxxxxxwk.
kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
kzzzzzzzzzzzzzzzzzzzzzzzzzzzzyxk
kyyyyyyyyyyyyyyyyyyyyyyyyyyyyxwk
kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
.kyxwk....................kyxwk.
.kyxwk....................kyxwk.
.kkkkk....................kkkkk.`,
  ).shadow(17, 14.2, 15, 2.2);

const cart = () =>
  fromGrid(
    32,
    26,
    `
................................
.......kkkkkkkkkkkk.............
.....kkZYYQYYYQYYYQkkk..........
...kkZYYQYYYQYYYQYYYQPkk........
..kZYYQYYYQYYYQYYYQYYYQPk.......
kkkkkkkkkkkkkkkkkkkkkkkkkkk.....
kzzzzzzzzzzzzzzzzzzzzzzzyxk.....
kyyyyyyyyyyyyyyyyyyyyyyyxwk.....
kxxxxxxxxxxxxxxxxxxxxxxxxwk.....
kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.
kzzzzzzzzzzzzzzzzzzzzzzzyxkzzyxk
kyyyyyyyyyyyyyyyyyyyyyyyxwkkkkkk
kxxxxxxkkkkkkxxxxxxxxxxxxwk.....
kkkkkkkwxxxxwkkkkkkkkkkkkkk.....
.....kwxkkkkxwk.....kyxwk.......
....kwxkkzykkxwk....kyxwk.......
....kxkkxzykxkxk....kyxwk.......
....kxkzzzyyykxk....kyxwk.......
....kxkyyyyxxkxk....kyxwk.......
....kxkkxyxkxkxk....kyxwk.......
....kwxkkxxkkxwk....kyxwk.......
.....kwxkkkkxwk.....kyxwk.......
......kwxxxxwk......kkkkk.......
.......kkkkkk...................`,
  ).shadow(15, 22, 13, 2.4);

/** On its side after the storm: wheel and leg in the air, the hay spilt. */
const cartOverturned = () =>
  fromGrid(
    32,
    22,
    `
.......kkkkkk...................
......kwxxxxwk......kkkkk.......
.....kwxkkkkxwk.....kyxwk.......
....kwxkkzzkkxwk....kyxwk.......
....kxkkzxykkkxk....kyxwk.......
....kxkzzzyyxkxk....kyxwk.......
....kxkyyyyxxkxk....kyxwk.......
....kxkkxyykkkxk....kyxwk.......
....kwxkkzykkxwk....kyxwk.......
.....kwxkkkkxwk.....kyxwk.......
kkkkkkkwxxxxwkkkkkkkkkkkkkk.....
kzzzzzzkkkkkkzzzzzzzzzzyyxkkkkkk
kyyyyyyyyyyyyyyyyyyyyyyyxwkzzyxk
kxxxxxxxxxxxxxxxxxxxxxxxxwkkkkkk
kkkkkkkkkkkkkkkkkkkkkkkkkkk.....
kzzzzzzzzzzzzzzzzzzzzzzzyxkkk...
kyyyyyyyyyyyyyyyyyyyyyyyxwkYQk..
kxxxxxxxxxxxxxxxxxxxxxxxxwkYYQk.
.kkkkkkkkkkkkkkkkkkkkkkkkkkYYQPk
..kZYYQk........kZYQYkkZYYQYYQPk
...kkkk..........kkkk..kkkkkkkk.
................................`,
  ).shadow(16, 18.6, 15, 2);

const lantern = () =>
  fromGrid(
    16,
    26,
    `
......kkkk......
.....kqrrqk.....
....kqqqqqpk....
....kkkkkkkk....
.....kZZZYk.....
.....kZWZYk.....
.....kZZYQk.....
.....kYYQPk.....
....kkkkkkkk....
....kqqqqqpk....
.....kkkkkk.....
......kyxk......
......kyxk......
......kyxk......
......kyxk......
......kyxk......
......kyxk......
......kyxk......
......kyxk......
......kyxk......
......kxxk......
.....kqrqpk.....
....kqrrqqpk....
....kkkkkkkk....`,
  ).shadow(9, 22.6, 5.4, 1.8);

const EGGS =
  '...kkk....kkk...\n..kWCWk..kWCWk..\n.kkWCfkkkkCCfkk.\n.kWWCkWWWkCfkWCk\n.kWCfkWCCfkkCCfk\n..kfk.kCfk.kkfk.';
const HARVEST =
  '...kkk....kkk...\n..kTSSk..kQPPk..\n.kkSSRkkkkPPOkk.\n.kQPkkTSSkPkk44k\n.kPPOkSSRRkk448k\n..kOk.kRRk.kk8k.';

/** A crate for the harvest, empty or with something in it. */
function tray(content = ''): Sprite {
  const sprite = fromGrid(
    16,
    16,
    `



kkkkkkkkkkkkkkkk
kzzzzzzzzzzzzzyk
kzvvvvvvvvvvvvxk
kyvwwwwwwwwwwvxk
kyvwwwwwwwwwwvxk
kyvwwwwwwwwwwvxk
kxxxxxxxxxxxxxxk
kyyyyyyyyyyyyywk
kxwwwwwwwwwwwwvk
kkkkkkkkkkkkkkkk`,
  ).shadow(8.5, 12.6, 7.6, 2);
  return content === '' ? sprite : sprite.grid(content, 0, 2);
}

export const CONTAINERS = {
  'chest-closed': chestClosed,
  'chest-open': chestOpen,
  barrel,
  'barrel-filled': barrelFilled,
  mailbox,
  beehive,
  well,
  bench,
  cart,
  'cart-overturned': cartOverturned,
  lantern,
  tray: () => tray(),
  'tray-filled': () => tray(HARVEST),
  'tray-egg': () => tray(EGGS),
};
