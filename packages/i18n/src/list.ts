import i18next from 'i18next';

/**
 * Returns several things in one line, as the page's language puts them: with its own comma, and its word for "and" if
 * a short list has one.
 *
 * @example
 * import { listed } from '@burrow/i18n';
 * listed(['carrot', 'pea', 'leek']) // → 'carrot, pea, leek'
 */
export const listed = (things: readonly string[]): string =>
  new Intl.ListFormat(i18next.language, { style: 'narrow', type: 'conjunction' }).format(things);
