/** Formats times of the server (ISO 8601) for people. */
export interface Dates {
  /** A day and its time, such as "Nov 21, 2026, 5:04 PM". */
  readonly dayAndTime: (at: string) => string;
  /** A day, such as "November 21, 2026". */
  readonly day: (at: string) => string;
  /** A time of the day, such as "5:04 PM". */
  readonly time: (at: string) => string;
  /** A month, such as "November 2026". */
  readonly month: (at: string) => string;
}

const known = new Map<string, Dates>();

/**
 * Returns formatters for a language, a code of `LANGUAGES`, and a time zone: by default that of the machine, which is the
 * reader's in a browser. The digits are those of the texts around them: 0 to 9 everywhere.
 */
export function datesIn(language: string, timeZone?: string): Dates {
  const key = `${language} ${timeZone ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const locale = `${language}-u-nu-latn`;
  const both = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone });
  const dates: Dates = {
    dayAndTime: at => both.format(new Date(at)),
    day: at => day.format(new Date(at)),
    time: at => time.format(new Date(at)),
    month: at => month.format(new Date(at)),
  };
  known.set(key, dates);
  return dates;
}

/** The time zone of this machine: in a browser the reader's, which a server is told to write the same days. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
