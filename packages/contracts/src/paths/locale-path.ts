import { DEFAULT_LANGUAGE, findLanguage } from '../languages.ts';

/**
 * Returns the path under a language's prefix: `/ar/play/…`. An unknown language becomes English.
 *
 * @example
 * localePath('ar', 'play/python') // → '/ar/play/python'
 */
export function localePath(language: string, path: string): string {
  const code = findLanguage(language)?.code ?? DEFAULT_LANGUAGE;
  return `/${code}/${path.replace(/^\/+/, '')}`;
}

/**
 * Splits `/ar/play/x` into its language (null when the prefix is none of ours) and the rest, `play/x`.
 *
 * @example
 * splitLocalePath('/ar/play/python') // → { language: 'ar', rest: 'play/python' }
 * splitLocalePath('/play/python').language // → null
 */
export function splitLocalePath(pathname: string): { language: string | null; rest: string } {
  const [, first = '', ...others] = pathname.split('/');
  const language = findLanguage(first)?.code ?? null;
  return { language, rest: (language ? others : [first, ...others]).join('/') };
}
