import { Sprite } from '../pixels/sprite.ts';

/** Base and dark edge of each colour of a banner. */
const CLOTH = { R: 'SR', G: 'F7', B: 'BA' } as const;

const STRIPE = 5;

/** A pole three tiles high that waits for its flag. */
function pole(): Sprite {
  const sprite = new Sprite(16, 48).ellipse(6, 45, 6, 2, '%');
  sprite.rect(2, 4, 4, 41, 'k').rect(3, 5, 2, 39, 'x').rect(3, 5, 1, 39, 'z');
  sprite.draw(new Sprite(16, 48).ellipse(3.5, 3, 2.2, 2.2, 'Y').set(3, 2, 'Z').outline('k'));
  return sprite.grid('kkkkkkkk\nkmmmmmqk\nkrrrrqpk\nkkkkkkkk', 0, 42);
}

/** A banner with five stripes from top to bottom. */
function flag(stripes: readonly (keyof typeof CLOTH)[]) {
  return (): Sprite => {
    const banner = new Sprite(16, 48);
    stripes.forEach((colour, index) => {
      const [base = '', dark = ''] = CLOTH[colour];
      banner.rect(5, 7 + index * STRIPE, 9, STRIPE, base).rect(12, 7 + index * STRIPE, 2, STRIPE, dark);
      banner.rect(5, 7 + index * STRIPE, 1, STRIPE, dark);
    });
    const end = 7 + stripes.length * STRIPE;
    banner.rect(8, end - 2, 3, 2, '_').rect(9, end - 3, 1, 1, '_');
    return pole().draw(banner.outline('k'));
  };
}

/** The pole, and the pole with each of the four flags. */
export const FLAGS = {
  pole,
  'pole-rbgbr': flag(['R', 'B', 'G', 'B', 'R']),
  'pole-gbrbg': flag(['G', 'B', 'R', 'B', 'G']),
  'pole-rgbgr': flag(['R', 'G', 'B', 'G', 'R']),
  'pole-brgrb': flag(['B', 'R', 'G', 'R', 'B']),
};
