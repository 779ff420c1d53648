import { fromGrid } from '../pixels/sprite.ts';
import type { Sprite } from '../pixels/sprite.ts';

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

export const TRAYS = {
  tray: () => tray(),
  'tray-filled': () => tray(HARVEST),
  'tray-egg': () => tray(EGGS),
};
