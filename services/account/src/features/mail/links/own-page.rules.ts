import { findLanguage } from '@burrow/contracts';

/** Of no host that exists: what resolves against it and stays on it has not led away. */
const HERE = 'https://burrow.invalid';

/**
 * The page of ours that a text asks for, as path with query and fragment, or null: whatever would lead a browser to
 * another host, another scheme, or to something of ours that is not a page (`/api/…`).
 */
export function ownPage(asked: string): string | null {
  // Browsers take `\` for `/`, and leave tabs and line breaks out.
  if (!asked.startsWith('/') || /[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  const [, language = ''] = pathname.split('/');
  return origin === HERE && findLanguage(language) ? `${pathname}${search}${hash}` : null;
}
