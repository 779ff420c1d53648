import { GIFT_CODE_LETTERS, readGiftCode } from '@burrow/contracts';
import { randomBytes } from 'node:crypto';

const LENGTH = 16;

/** Returns a new code of 80 random bits, as it is mailed: nobody guesses one. */
export function makeCode(): string {
  // The letters are 32, so that every byte picks each of them equally often.
  const letters = [...randomBytes(LENGTH)].map(byte =>
    GIFT_CODE_LETTERS.charAt(byte % GIFT_CODE_LETTERS.length),
  );
  const code = readGiftCode(letters.join(''));
  if (code === null) throw new Error('a code that nobody could type was made');
  return code;
}
