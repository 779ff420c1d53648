/** What a picture password is made of: things that a six-year-old can name, each of a shape of its own. */
export const PICTURES = [
  'sun', 'moon', 'tree', 'flower', 'apple', 'house', 'car', 'boat', 'umbrella', 'key', 'fish', 'bell',
] as const; // prettier-ignore

export type PictureName = (typeof PICTURES)[number];

/** So many different ones, in their order: 11,880 are possible. */
export const PICTURE_PASSWORD_LENGTH = 4;
