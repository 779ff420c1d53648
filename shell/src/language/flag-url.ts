import ar from 'flag-icons/flags/4x3/sa.svg';
import en from 'flag-icons/flags/4x3/gb.svg';

/** Flags of the languages that can be chosen, by language code. */
const FLAGS: Readonly<Record<string, string>> = { ar, en };

/** Returns the URL of a language's flag, or null. */
export function flagUrl(code: string): string | null {
  return FLAGS[code] ?? null;
}
