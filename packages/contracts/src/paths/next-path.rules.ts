import { splitLocalePath } from './locale-path.ts';

/** None of our links is longer. */
export const MAX_NEXT_LENGTH = 500;

/** Returns the query with which a page links to log-in, so that log-in can lead back to it. */
export function nextQuery(place: { readonly pathname: string; readonly search: string }): string {
  const { rest } = splitLocalePath(place.pathname);
  return `next=${encodeURIComponent(`/${rest}${place.search}`)}`;
}

/**
 * Returns where to go after log-in: a path of this site without its language, or null. Whatever could lead to
 * another site gives null.
 */
export function readNextPath(next: string | null | undefined): string | null {
  if (!next || next.length > MAX_NEXT_LENGTH || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null;
  const [pathname = '', ...query] = next.split('?');
  const { rest } = splitLocalePath(pathname);
  if (rest.startsWith('/') || rest.includes('//')) return null;
  return [rest, ...query].join('?');
}

/** The same, from the query of the log-in page's address. */
export const readNext = (search: string): string | null =>
  readNextPath(new URLSearchParams(search).get('next'));
