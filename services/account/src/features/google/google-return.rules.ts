import { localePath } from '@burrow/contracts';

/** The page from which somebody went to Google. */
export type GooglePage = 'login' | 'signup' | 'profile/details';

/** A way to Google and back: where it began, and what is to follow. */
export interface GoogleWay {
  readonly page: GooglePage;
  /** The code of the language in which it began. */
  readonly language: string;
  /** A page of ours without its language, checked; it comes after log-in. */
  readonly next: string | null;
}

/**
 * What a page is told of the way to Google. `link` asks for the password of the account that has the address,
 * `new` for what a first account needs; `failed`, `unverified` and `taken` are the codes `auth/google-…`.
 */
export type GoogleNote = 'failed' | 'cancelled' | 'unverified' | 'taken' | 'link' | 'new' | 'linked';

/** The page that takes over after Google, with the page that somebody came for. */
export function pageAfterGoogle({ page, language, next }: GoogleWay, note: GoogleNote): string {
  const taker = note === 'link' ? 'login' : note === 'new' ? 'signup' : page;
  const query = new URLSearchParams({ google: note, ...(next === null ? {} : { next: `/${next}` }) });
  return `${localePath(language, taker)}?${query.toString()}`;
}
