const MADE_UP = /^\p{L}+( \p{L}+){2}$/u;

const withSmallFirst = (text: string): string => text.replace(/^\p{Lu}/u, first => first.toLowerCase());

/**
 * Returns what a child may have meant by a typed password, first as it was typed: a tablet writes a capital at the
 * beginning and a space after the last word, and three words that were made up are all in small letters. Each reading is of
 * one try, so that it lets nobody try more.
 */
export function readingsOf(typed: string): readonly string[] {
  const clean = typed.trim().replaceAll(/\s+/g, ' ');
  const readings = [typed, clean, withSmallFirst(clean)];
  if (MADE_UP.test(clean)) readings.push(clean.toLowerCase());
  return [...new Set(readings)].filter(reading => reading !== '');
}
