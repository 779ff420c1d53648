import { CLASS_CODE_DIGITS, CLASS_CODE_HALF, CLASS_CODE_LETTERS } from '@burrow/contracts';
import RUDE from './rude-letters.json' with { type: 'json' };

/** Returns a whole number from 0 to `below`, `below` excluded. */
export type Chance = (below: number) => number;

const pick = (from: string, chance: Chance): string =>
  Array.from({ length: CLASS_CODE_HALF }, () => from.charAt(chance(from.length))).join('');

/** Whether letters without vowels read like a word that children should not read on the wall. */
export const isRude = (letters: string): boolean => RUDE.some(part => letters.includes(part));

/** Returns a code such as `cdfg-3467`: about 400 million are possible. */
export function makeClassCode(chance: Chance): string {
  let letters = pick(CLASS_CODE_LETTERS, chance);
  while (isRude(letters)) letters = pick(CLASS_CODE_LETTERS, chance);
  return `${letters}-${pick(CLASS_CODE_DIGITS, chance)}`;
}
