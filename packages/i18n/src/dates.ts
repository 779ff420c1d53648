import { useTranslation } from 'react-i18next';

/** Times of the server (ISO 8601) as people read them, in their own time zone. */
export interface Dates {
  /** A day and its time, e.g. "Nov 21, 2026, 5:04 PM". */
  readonly dayAndTime: (at: string) => string;
  /** A day, e.g. "November 21, 2026". */
  readonly day: (at: string) => string;
}

const known = new Map<string, Dates>();

/** Dates in a language, a code of `LANGUAGES`. The digits are those of the texts around them: 0 to 9 everywhere. */
export function datesIn(language: string): Dates {
  const found = known.get(language);
  if (found) return found;
  const locale = `${language}-u-nu-latn`;
  const both = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const dates: Dates = {
    dayAndTime: at => both.format(new Date(at)),
    day: at => day.format(new Date(at)),
  };
  known.set(language, dates);
  return dates;
}

/** Dates in the page's language. */
export const useDates = (): Dates => datesIn(useTranslation().i18n.language);
