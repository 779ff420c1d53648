import { RUDE_ANYWHERE, RUDE_WORDS, type UsernameWords } from './username-words.texts.ts';

/** Numbers with another meaning. */
const UNFIT_NUMBERS: readonly number[] = [14, 18, 69, 88];

const RUDE_PARTS = [...RUDE_ANYWHERE, ...RUDE_WORDS];

/** Whether a made-up name could be read as rude, also across the joints of its words: there are enough others. */
export function isRude(username: string): boolean {
  const joined = username.replaceAll('-', '').toLowerCase();
  return RUDE_PARTS.some(part => joined.includes(part));
}

/** Returns a whole number from 0 to `below`, `below` excluded. */
export type Chance = (below: number) => number;

const pick = (words: readonly string[], chance: Chance): string => words[chance(words.length)] ?? '';

/** Returns a number with this many digits that does not begin with 0. */
const pickNumber = (digits: number, chance: Chance): number =>
  10 ** (digits - 1) + chance(9 * 10 ** (digits - 1));

/** Returns one name such as `brave-otter-42`, or null if it happens to be unfit. */
export function makeUsername(words: UsernameWords, digits: number, chance: Chance): string | null {
  const number = pickNumber(digits, chance);
  const username = `${pick(words.first, chance)}-${pick(words.second, chance)}-${number}`;
  return UNFIT_NUMBERS.includes(number) || isRude(username) ? null : username;
}
