import { type Dates, datesIn } from '@burrow/contracts/dates';
import { useTranslation } from 'react-i18next';

/** Returns formatters for the page's language, in the reader's time zone. */
export const useDates = (): Dates => datesIn(useTranslation().i18n.language);
