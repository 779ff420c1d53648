import { DEFAULT_LANGUAGE, findLanguage } from '@burrow/contracts';

/** What a path that no mount claims leads to. */
export type Destination =
  | { readonly kind: 'document'; readonly language: string; readonly rest: string }
  | { readonly kind: 'file' }
  | { readonly kind: 'root' }
  /** To the visitor's language, with this path below it. */
  | { readonly kind: 'language'; readonly rest: string };

const LIKE_A_LANGUAGE = /^[a-z]{2,3}(-[a-z]{2,4})?$/i;

/**
 * Documents live below a supported language code. A first segment that looks like a language code is
 * replaced, any other path is put below the visitor's language; names with a dot are files.
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

/** Where a visitor of a language is sent. */
export const localePath = (language: string | undefined, rest: string, query: string): string =>
  `/${language ?? DEFAULT_LANGUAGE}/${rest}${query}`;

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Whether an area or the shell owns a path without its language: by a prefix, of which '' owns only the start. */
export function isOwned(rest: string, prefixes: readonly string[]): boolean {
  const segments = segmentsOf(rest);
  return prefixes.some(prefix => {
    const wanted = segmentsOf(prefix);
    if (wanted.length === 0) return segments.length === 0;
    return wanted.every((part, index) => segments[index] === part);
  });
}
