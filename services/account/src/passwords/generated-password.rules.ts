import { isRude } from '../usernames/generate-username.rules.ts';
import words from './password-words.json' with { type: 'json' };

const WORDS = 3;

/** Returns a whole number from 0 up to, but not including, `below`. */
type Chance = (below: number) => number;

const draw = (chance: Chance): string[] =>
  Array.from({ length: WORDS }, () => words[chance(words.length)] ?? '');

const isFit = (drawn: readonly string[]): boolean =>
  new Set(drawn).size === WORDS && !isRude(drawn.join('-'));

/**
 * Returns a password that a small child can read from a card, remember and type: three different short words, as
 * `lamp river goat`. That is about 27 bits, which is enough because wrong tries at an account are braked.
 */
export function generatePassword(chance: Chance): string {
  let drawn = draw(chance);
  while (!isFit(drawn)) drawn = draw(chance);
  return drawn.join(' ');
}
