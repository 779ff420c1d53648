import de from 'flag-icons/flags/4x3/de.svg';
import en from 'flag-icons/flags/4x3/gb.svg';
import ja from 'flag-icons/flags/4x3/jp.svg';
import pl from 'flag-icons/flags/4x3/pl.svg';
import ar from 'flag-icons/flags/4x3/sa.svg';

/** Flags of the languages that can be chosen, by language code. */
const FLAGS: Readonly<Record<string, string>> = { ar, de, en, ja, pl };

/** Returns the URL of a language's flag, or null. */
export function flagUrl(code: string): string | null {
  return FLAGS[code] ?? null;
}
