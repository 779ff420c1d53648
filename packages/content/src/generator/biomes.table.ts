import type { StampName } from '@burrow/art';

/** What a chapter's places look like, in the letters of the composer. */
export interface Biome {
  readonly path: string;
  /** Beside the path. */
  readonly border: string;
  /** What fills a free piece of the ground, row by row. */
  readonly patch: readonly string[];
  readonly stamps: readonly StampName[];
}

/** By the prefix of a chapter's levels. */
export const BIOMES: Readonly<Record<string, Biome>> = {
  'intro-': {
    path: 'd',
    border: '#',
    patch: ['fffffff', 'fryuryf', 'fuyryuf', 'fffffff'],
    stamps: ['house', 'mailbox', 'bench', 'fallen-branches'],
  },
  'operators-': {
    path: 'd',
    border: 'b',
    patch: ['.wwww.', 'wwwwww', 'wwwwww', '.wwww.'],
    stamps: ['cart-overturned', 'fallen-branches', 'barrel', 'stump', 'log'],
  },
  'loops-': {
    path: 'd',
    border: '#',
    patch: ['12s121s', 's121s12', '1s12s12', '121s121'],
    stamps: ['scarecrow', 'haystack', 'cart', 'barrel'],
  },
  'lists-': {
    path: 'c',
    border: '#',
    patch: ['cccccc', 'cccccc', 'cccccc'],
    stamps: ['shed', 'haystack', 'haystack', 'cart', 'barrel', 'lantern'],
  },
  'conditions-': {
    path: 'd',
    border: 'b',
    patch: ['..www..', '.wwwww.', 'wwwwwww', '..www..'],
    stamps: ['coop', 'well', 'reed', 'reed', 'flag-blue'],
  },
  'functions-': {
    path: 'd',
    border: 'f',
    patch: ['l1l2l1', 'ffffff', 'l2l1l2'],
    stamps: ['tree-0', 'tree-1', 'tree-0', 'tree-1', 'bench', 'beehive'],
  },
  'dictionaries-': {
    path: 'c',
    border: 'b',
    patch: ['ccccccc', 'ccccccc', 'ccccccc', 'ccccccc'],
    stamps: ['stall', 'stall', 'cart', 'barrel', 'lantern'],
  },
  'classes-': {
    path: 'a',
    border: '#',
    patch: ['yryryr', 'fffffj', 'rururu'],
    stamps: ['house-blue', 'flag-red', 'flag-blue', 'bench'],
  },
  'generators-': {
    path: 'p',
    border: 'f',
    patch: ['kkkkkkk', 'kkkkkkk', 'kkkkkkk'],
    stamps: ['shed', 'cart', 'barrel', 'barrel', 'haystack'],
  },
  'advanced-functions-': {
    path: 'c',
    border: 'f',
    patch: ['pppppp', 'pppppp', 'pppppp', 'pppppp'],
    stamps: ['shed', 'table', 'shelf', 'barrel', 'log', 'stump'],
  },
  'advanced-lists-': {
    path: 'd',
    border: 'k',
    patch: ['kkkkkkkk', 'kkkkkkkk', 'kkkkkkkk'],
    stamps: ['haystack', 'haystack', 'scarecrow', 'cart'],
  },
  'async-': {
    path: 'p',
    border: 'p',
    patch: ['llllll', '1l2l1l'],
    stamps: ['oven', 'shelf', 'table', 'barrel', 'lantern'],
  },
  'advanced-classes-': {
    path: 'c',
    border: '#',
    patch: ['s2s2s2', '2s2s2s', 's2s2s2'],
    stamps: ['house-purple', 'well', 'beehive', 'beehive', 'mailbox'],
  },
  'decorators-': {
    path: 'a',
    border: 'r',
    patch: ['aaaaaa', 'aaaaaa', 'aaaaaa', 'aaaaaa'],
    stamps: ['stall', 'flag-red', 'flag-blue', 'lantern', 'lantern', 'table'],
  },
  'challenge-': {
    path: 'd',
    border: 'b',
    patch: ['.wwww.', 'wwwwww', '.wwww.'],
    stamps: ['shed', 'haystack', 'cart', 'barrel'],
  },
};
