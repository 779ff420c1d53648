import { type ByLanguage, readTexts } from '@burrow/contracts/read-texts';
import rude from './rude.json' with { type: 'json' };

/** In the order of the language: adjective and animal, or animal and adjective. */
export interface UsernameWords {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** By language code; the other languages use the English ones. */
export const USERNAME_WORDS: ByLanguage<UsernameWords> = readTexts(new URL('./locales/', import.meta.url));

const ofAll = (lists: Readonly<Record<string, readonly string[]>>): string[] => Object.values(lists).flat();

/** Words that make a username rude anywhere in it, in any of these languages. */
export const RUDE_ANYWHERE: readonly string[] = ofAll(rude.anywhere);

/** Words that are rude on their own, but also occur in good names: Hassan, Fatima, Dickens. */
export const RUDE_WORDS: readonly string[] = ofAll(rude.words);
