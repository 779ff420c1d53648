import { DEFAULT_LANGUAGE, findLanguage } from '@burrow/contracts';

/** Where a path leads that belongs to no mount. */
export type Destination =
  | { readonly kind: 'document'; readonly language: string; readonly rest: string }
  | { readonly kind: 'file' }
  | { readonly kind: 'root' }
  /** To the visitor's language, with this path below it. */
  | { readonly kind: 'language'; readonly rest: string };

const LIKE_A_LANGUAGE = /^[a-z]{2,3}(-[a-z]{2,4})?$/i;

/**
 * Documents are below a supported language code. A first segment that looks like a language code is
 * replaced, any other path is moved below the visitor's language; names with a dot are files.
 */
export function destinationOf(pathname: string): Destination {
  if (pathname === '/') return { kind: 'root' };
  const [first = '', ...others] = pathname.slice(1).split('/');
  const language = findLanguage(first);
  if (language) return { kind: 'document', language: language.code, rest: others.join('/') };
  if (others.at(-1)?.includes('.') || first.includes('.')) return { kind: 'file' };
  const rest = LIKE_A_LANGUAGE.test(first) ? others : [first, ...others];
  return { kind: 'language', rest: rest.join('/') };
}

/** Returns where a visitor with a language is sent. */
export const localePath = (language: string | undefined, rest: string, query: string): string =>
  `/${language ?? DEFAULT_LANGUAGE}/${rest}${query}`;

/** Returns the language that `?language=` of an address names; undefined if the site does not have it. */
export const languageAsked = (url: string): string | undefined =>
  findLanguage(new URLSearchParams(url.split('?', 2)[1]).get('language') ?? '')?.code;

/** First path segments of pages that concern one learner, and that anyone can open who has the address. */
const OF_ONE_LEARNER: readonly string[] = ['badges', 'certificates', 'certificate'];

/** Whether search engines are told to leave a document out, even if somebody links to it. */
export const isNotIndexed = (area: string): boolean => OF_ONE_LEARNER.includes(area);
