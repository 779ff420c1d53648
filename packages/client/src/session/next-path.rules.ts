import { splitLocalePath } from '@burrow/i18n';

/** Longer ones come from nobody's links. */
const MAX_LENGTH = 500;

/** The query with which a page leads to log-in and is come back to. */
export function nextQuery(place: Pick<Location, 'pathname' | 'search'>): string {
  const { rest } = splitLocalePath(place.pathname);
  return `next=${encodeURIComponent(`/${rest}${place.search}`)}`;
}

/**
 * Where to go after log-in: a path of this site without its language, or null. Whatever could lead to
 * another site is none.
 */
export function readNext(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next || next.length > MAX_LENGTH || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null;
  const [pathname = '', ...query] = next.split('?');
  const { rest } = splitLocalePath(pathname);
  if (rest.startsWith('/') || rest.includes('//')) return null;
  return [rest, ...query].join('?');
}
