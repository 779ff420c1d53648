import ar from './words/ar.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import rude from './words/rude.json' with { type: 'json' };

/** In the order in which the language puts them: adjective and animal, or animal and adjective. */
export interface UsernameWords {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** By language code; the other languages use the English ones. */
export const USERNAME_WORDS: Readonly<Record<string, UsernameWords>> & { readonly en: UsernameWords } = {
  ar,
  en,
};

/** What no username may have in it, in any of these languages, across the joints of its words too. */
export const RUDE_PARTS: readonly string[] = [...rude.en, ...rude.ar];
