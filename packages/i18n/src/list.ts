import i18next from 'i18next';

/**
 * Returns several things in one line, as the page's language puts them: with its own comma, and its word for "and" if
 * a short list has one.
 * @example
 * listed(['carrot', 'pea']) // "carrot, pea" in English, "جزرة وبازلاء" in Arabic
 */
export const listed = (things: readonly string[]): string =>
  new Intl.ListFormat(i18next.language, { style: 'narrow', type: 'conjunction' }).format(things);
