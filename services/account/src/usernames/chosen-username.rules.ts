import { DomainError } from '@burrow/service-kit';
import { RUDE_ANYWHERE, RUDE_WORDS } from './username-words.texts.ts';

/** Digits that stand for letters, between letters. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Returns the name without accents, Arabic vowel signs and hamzas, and in lower case. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const withoutDigits = (text: string): string => text.replaceAll(/\p{N}/gu, '');
const withLetters = (text: string): string =>
  text.replaceAll(/(?<=\p{L})[013457](?=\p{L})/gu, digit => LETTERS[digit] ?? digit);

const ANYWHERE = RUDE_ANYWHERE.map(plain);
const WORDS = new Set(RUDE_WORDS.map(plain).flatMap(word => [word, `${word}s`, `ال${word}`]));

/** Returns the words of a name: separated by signs, or by a capital after a small letter. */
const wordsOf = (username: string): string[] =>
  username
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, '-')
    .split(/[-_.]+/)
    .map(plain);

/**
 * Whether a username that somebody chose is unfit to be read by classmates: it contains words that made-up names never have,
 * also with digits for letters. Those that occur inside good names count only as separate words.
 */
export function isUnfit(username: string): boolean {
  const words = wordsOf(username);
  const joined = words.join('');
  return (
    ANYWHERE.some(part => [withoutDigits(joined), withLetters(joined)].some(text => text.includes(part))) ||
    words.some(word => WORDS.has(withoutDigits(word)) || WORDS.has(withLetters(word)))
  );
}

/** `path` is the field that the refusal names. @throws DomainError auth/username-unfit */
export function demandFit(username: string, path = 'username'): void {
  if (!isUnfit(username)) return;
  throw new DomainError('auth/username-unfit', 'This username is not fit to be read by others.', {
    detail: [{ path, message: 'unfit' }],
  });
}
