import type { BookTexts } from './book-texts.ts';

/** Loads what the code book says in a language. */
export const loadBookTextsIn = (code: string): Promise<{ readonly default: BookTexts }> =>
  import(`../../dist/book/${code}.json`, { with: { type: 'json' } });
