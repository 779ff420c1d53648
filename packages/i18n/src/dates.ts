import { useTranslation } from 'react-i18next';

/** Formats times of the server (ISO 8601) for people, in their own time zone. */
export interface Dates {
  /** A day and its time, such as "Nov 21, 2026, 5:04 PM". */
  readonly dayAndTime: (at: string) => string;
  /** A day, such as "November 21, 2026". */
  readonly day: (at: string) => string;
}

const known = new Map<string, Dates>();

/** Returns formatters for a language, a code of `LANGUAGES`. The digits are those of the texts around them: 0 to 9 everywhere. */
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

/** Returns formatters for the page's language. */
export const useDates = (): Dates => datesIn(useTranslation().i18n.language);
