import { MATERIALS } from './materials.ts';
import type { Material } from './materials.ts';
import type { Decal, Mark } from './species.types.ts';

/** A decal whose `#` stand for one palette key; other characters are keys themselves. */
function decal(x: number, y: number, rows: string, key = ''): Decal {
  return { x, y, rows: key ? rows.replaceAll('#', key) : rows };
}

const base = (material: Material) => MATERIALS[material][2];
const dark = (material: Material) => MATERIALS[material][1];

export function cheeks(key: string): Mark {
  return { front: [decal(3, 12, '##......##', key)], side: [decal(8, 12, '##', key)] };
}

/** Small light patch around nose and mouth. */
export function muzzle(material: Material, snout: number): Mark {
  return {
    front: [decal(6, 12, '.##.\n####\n.##.', base(material)), decal(7, 13, '##', dark(material))],
    side: [decal(11 + Math.min(1, snout), 11, '.##\n###\n.##', base(material))],
  };
}

/** A broad muzzle with two nostrils. */
export function nostrils(key: string, hole: string, snout: number): Mark {
  return {
    front: [decal(4, 11, '.######.\n########\n########\n.######.', key), decal(6, 12, '#..#', hole)],
    side: [decal(10 + snout, 10, '.###\n####\n####\n.##', key), decal(12 + snout, 11, hole)],
  };
}

/** The round snout of a pig or boar. */
export function snoutDisc(key: string, y = 11): Mark {
  return {
    front: [decal(5, y, '.####.\n######\n######\n.####.', key), decal(6, y + 1, 'R..R')],
    side: [decal(12, y - 1, '.##\n###\n###', key), decal(13, y, 'R')],
  };
}

export function nose(key: string, snout: number): Mark {
  return {
    front: [decal(7, 12, '##', key)],
    side: [decal(12 + Math.max(1, snout), snout ? 10 : 11, '#', key)],
  };
}

/** Light cheeks and chin that run into the muzzle, as foxes and wolves have them. */
export function foxMask(material: Material): Mark {
  return {
    front: [
      decal(2, 10, '#..........#\n##........##\n###.####.###\n.##########.\n..########..', base(material)),
      decal(7, 13, '##', dark(material)),
    ],
    side: [decal(7, 11, '......##\n....####\n.#######\n.######', base(material))],
  };
}

export function stripes(key: string): Mark {
  return {
    front: [decal(6, 5, '#.##.#\n.#..#.', key), decal(2, 9, '##\n\n##', key), decal(12, 9, '##\n\n##', key)],
    side: [decal(5, 6, '#.#\n#.#\n\n.....\n##...\n\n##', key)],
    back: [decal(5, 6, '#.##.#\n#.##.#\n\n.####.\n\n#.##.#\n\n..##..', key)],
  };
}

/** Dark rings around the eyes. */
export const EYE_PATCHES: Mark = {
  front: [decal(3, 8, '.pp\nppp\nppp\npp.'), decal(10, 8, 'pp.\nppp\nppp\n.pp')],
  side: [decal(8, 8, '.pp\nppp\nppp\npp.')],
};

/** The robber's mask of a raccoon. */
export const EYE_BAND: Mark = {
  front: [
    decal(2, 9, 'pppp....pppp\npppp....pppp\n.pp......pp.'),
    decal(4, 8, 'W......W'),
    decal(7, 6, 'pp\npp\npp'),
  ],
  side: [decal(7, 9, '.ppppp\nppppp\n.pp'), decal(9, 8, 'WW')],
  back: [decal(7, 5, 'pp\npp\npp\npp'), decal(3, 11, 'q........q\nqq......qq')],
};

export const COW_SPOTS: Mark = {
  front: [decal(11, 6, 'ppp\nppp\npp')],
  side: [decal(4, 7, 'ppp\nppp\n.p')],
  back: [decal(3, 7, 'ppp\nppp\npp'), decal(10, 10, '.pp\nppp\npp')],
};

/** A bare face, heart-shaped in front. */
export function barePatch(material: Material): Mark {
  return {
    front: [decal(4, 8, '.##..##.\n########\n########\n########\n########\n.######.', base(material))],
    side: [decal(9, 8, '.###\n####\n####\n####\n####\n.###', base(material))],
  };
}

/** The broad mouth of a frog. */
export const FROG_JAW: Mark = {
  front: [
    decal(1, 11, '.############.\n##############\n.############.\n..##########..', 'Y'),
    decal(3, 10, '7........7\n.77777777.'),
  ],
  side: [
    decal(1, 11, '......#######\n..###########\n..##########\n...########', 'Y'),
    decal(7, 10, '......7\n.77777'),
  ],
  back: [decal(4, 8, 'F......F\nFF....FF'), decal(6, 11, 'F..F')],
};

export const KOALA_NOSE: Mark = {
  front: [decal(7, 10, 'rp\npp\npp'), decal(7, 13, 'qq')],
  side: [decal(13, 10, 'p\np\np')],
};

export const TUSKS: Mark = {
  front: [decal(4, 12, 'W......W\nW......W')],
  side: [decal(11, 12, 'W\nW')],
};

export const WATTLE: Mark = { front: [decal(7, 14, 'SS\nRR')] };

/** Marks of the nape only, so that animals can be told apart from behind. */
export function nape(x: number, y: number, rows: string): Mark {
  return { back: [decal(x, y, rows)] };
}

export function brow(x: number, y: number, rows: string): Mark {
  return { front: [decal(x, y, rows)] };
}
