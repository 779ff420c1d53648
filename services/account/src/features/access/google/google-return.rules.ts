import { localePath } from '@burrow/contracts';

/** The page from which somebody went to Google. */
export type GooglePage = 'login' | 'signup' | 'profile/details';

/** A log-in with Google under way: where it began, and what follows. */
export interface GoogleWay {
  readonly page: GooglePage;
  /** The code of the language in which it began. */
  readonly language: string;
  /** One of our pages without its language, checked; it is opened after log-in. */
  readonly next: string | null;
}

/**
 * What a page is told after Google. `link` asks for the password of the account with the address,
 * `new` for what a first account needs; `failed`, `unverified` and `taken` are the codes `auth/google-…`.
 */
export type GoogleNote =
  | 'failed'
  | 'cancelled'
  | 'unverified'
  | 'taken'
  | 'link'
  | 'new'
  | 'linked'
  | 'second-step';

const TAKERS: Partial<Record<GoogleNote, string>> = {
  link: 'login',
  new: 'signup',
  'second-step': 'login/code',
};

/** Returns the page that takes over after Google, with the page that somebody wanted. */
export function pageAfterGoogle({ page, language, next }: GoogleWay, note: GoogleNote): string {
  const taker = TAKERS[note] ?? page;
  const query = new URLSearchParams({ google: note, ...(next === null ? {} : { next: `/${next}` }) });
  return `${localePath(language, taker)}?${query.toString()}`;
}
