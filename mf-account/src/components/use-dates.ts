import { useTranslation } from '@burrow/i18n';
import { useMemo } from 'react';

interface Dates {
  /** A day and time, e.g. "Nov 21, 2026, 5:04 PM". */
  readonly dayAndTime: (at: string) => string;
  readonly day: (at: string) => string;
}

/** Dates of the server in the page's language and the reader's time zone. */
export function useDates(): Dates {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const both = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
    return { dayAndTime: at => both.format(new Date(at)), day: at => day.format(new Date(at)) };
  }, [language]);
}
