/** Grounds of the frames: one for each kind of badge. */
export const BADGE_GROUNDS = {
  /** Getting up again. */
  sun: { ground: '#fae08c', light: '#fff3cb', shade: '#dfb141' },
  /** Rewriting. */
  leaf: { ground: '#bfe3ad', light: '#e2f1da', shade: '#8fc47a' },
  /** What was learnt used elsewhere. */
  pond: { ground: '#b7dde9', light: '#ddeff4', shade: '#84bccd' },
  /** Staying with it. */
  lilac: { ground: '#d9cdf0', light: '#eee8f6', shade: '#b3a1d8' },
} as const;

export interface BadgePicture {
  readonly ground: keyof typeof BADGE_GROUNDS;
  /** Name of an icon of Fluent Emoji (MIT), or a drawing of our own on a view box of 32 x 32. */
  readonly icon: string | { readonly drawn: string };
}

/** A pole with stripes in five colours of the farm's flags. */
const FLAG = [
  '<path fill="#6d4534" d="M5 2h3v28H5z"/>',
  ...['#e8373f', '#1fa866', '#2160a8', '#ffd23f', '#e8373f'].map((colour, row) => {
    const top = 4 + row * 3.4;
    return `<path fill="${colour}" d="M8 ${top}q5.5 -2 11 0t10 0v3.4q-4.5 2 -10 0t-11 0z"/>`;
  }),
].join('');

/** What each badge shows, by the badge's id in contracts. */
export const BADGE_PICTURES: Readonly<Record<string, BadgePicture>> = {
  'first-carrot': { ground: 'sun', icon: 'carrot' },
  'second-wind': { ground: 'sun', icon: 'wind-face' },
  'back-on-feet': { ground: 'sun', icon: 'hiking-boot' },
  'error-reader': { ground: 'sun', icon: 'magnifying-glass-tilted-left' },
  'bug-catcher': { ground: 'sun', icon: 'lady-beetle' },
  'variant-proof': { ground: 'sun', icon: 'umbrella-with-rain-drops' },
  'fresh-eyes': { ground: 'sun', icon: 'sunrise-over-mountains' },
  'time-traveller': { ground: 'sun', icon: 'mantelpiece-clock' },
  'tidy-up': { ground: 'leaf', icon: 'broom' },
  'two-ways': { ground: 'leaf', icon: 'compass' },
  'loop-it': { ground: 'leaf', icon: 'ferris-wheel' },
  'name-it': { ground: 'leaf', icon: 'label' },
  'good-names': { ground: 'leaf', icon: 'parrot' },
  'no-magic': { ground: 'leaf', icon: 'abacus' },
  'creative-maker': { ground: 'leaf', icon: 'artist-palette' },
  'carry-over': { ground: 'pond', icon: 'backpack' },
  'bridge-to-new': { ground: 'pond', icon: 'toolbox' },
  baker: { ground: 'pond', icon: 'green-salad' },
  builder: { ground: 'pond', icon: 'house-with-garden' },
  'flag-master': { ground: 'pond', icon: { drawn: FLAG } },
  'chapter-walker': { ground: 'lilac', icon: 'open-book' },
  'patient-asker': { ground: 'lilac', icon: 'light-bulb' },
  'quiz-again': { ground: 'lilac', icon: 'bullseye' },
  'farm-keeper': { ground: 'lilac', icon: 'tractor' },
};
