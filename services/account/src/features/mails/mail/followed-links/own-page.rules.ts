import { findLanguage } from '@burrow/contracts';

/** On a host that does not exist: whatever is resolved against it and stays on it has not left our site. */
const HERE = 'https://burrow.invalid';

/**
 * Returns the page of ours that a text names, as path with query and fragment, or null: for whatever would lead a browser to
 * another host, another scheme, or something of ours that is not a page (`/api/…`).
 */
export function ownPage(asked: string): string | null {
  // Browsers read `\` as `/`, and ignore tabs and line breaks.
  if (!asked.startsWith('/') || /[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  const [, language = ''] = pathname.split('/');
  return origin === HERE && findLanguage(language) ? `${pathname}${search}${hash}` : null;
}
