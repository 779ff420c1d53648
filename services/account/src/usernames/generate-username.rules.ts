import { RUDE_ANYWHERE, RUDE_WORDS, type UsernameWords } from './username-words.texts.ts';

/** Numbers that stand for something else. */
const UNFIT_NUMBERS: readonly number[] = [14, 18, 69, 88];

const RUDE_PARTS = [...RUDE_ANYWHERE, ...RUDE_WORDS];

/** Whether a name that we make up could be read rudely, across the joints of its words too: there are enough others. */
export function isRude(username: string): boolean {
  const joined = username.replaceAll('-', '').toLowerCase();
  return RUDE_PARTS.some(part => joined.includes(part));
}

/** Returns a whole number from 0 to `below`, `below` excluded. */
export type Chance = (below: number) => number;

const pick = (words: readonly string[], chance: Chance): string => words[chance(words.length)] ?? '';

/** A number of so many digits that does not begin with 0. */
const pickNumber = (digits: number, chance: Chance): number =>
  10 ** (digits - 1) + chance(9 * 10 ** (digits - 1));

/** One name such as `brave-otter-42`, or null where chance made an unfit one. */
export function makeUsername(words: UsernameWords, digits: number, chance: Chance): string | null {
  const number = pickNumber(digits, chance);
  const username = `${pick(words.first, chance)}-${pick(words.second, chance)}-${number}`;
  return UNFIT_NUMBERS.includes(number) || isRude(username) ? null : username;
}
