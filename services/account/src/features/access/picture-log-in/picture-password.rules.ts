import { PICTURE_PASSWORD_LENGTH, type PictureName, PICTURES } from '@burrow/contracts';

/** Returns different pictures in an order of their own. `chance` returns a whole number from 0 up to, but not including, `below`. */
export function makePicturePassword(chance: (below: number) => number): PictureName[] {
  const left = [...PICTURES];
  return Array.from({ length: PICTURE_PASSWORD_LENGTH }, () => left.splice(chance(left.length), 1)).flat();
}

/** Returns the pictures as the text that is hashed. */
export const pictureText = (pictures: readonly PictureName[]): string => pictures.join(' ');
