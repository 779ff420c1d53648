/** The pictures of picture passwords: our name and that of Fluent Emoji. A new one is one line here and `npm run icons`. */
export const PICTURE_SOURCES = {
  sun: 'sun',
  moon: 'crescent-moon',
  tree: 'deciduous-tree',
  flower: 'tulip',
  apple: 'red-apple',
  house: 'house',
  car: 'automobile',
  boat: 'sailboat',
  umbrella: 'umbrella',
  key: 'old-key',
  fish: 'tropical-fish',
  bell: 'bell',
} as const;

export type PictureName = keyof typeof PICTURE_SOURCES;
