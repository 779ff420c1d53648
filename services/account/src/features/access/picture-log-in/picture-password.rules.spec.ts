import { PICTURES } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { makePicturePassword, pictureText } from './picture-password.rules.ts';

test('a picture password has four different pictures, and its order counts', () => {
  for (let count = 0; count < 50; count += 1) expect(new Set(makePicturePassword(randomInt)).size).toBe(4);
  expect(makePicturePassword(() => 0)).toEqual(PICTURES.slice(0, 4));
  expect(pictureText(['sun', 'key', 'fish', 'bell'])).not.toBe(pictureText(['key', 'sun', 'fish', 'bell']));
});
