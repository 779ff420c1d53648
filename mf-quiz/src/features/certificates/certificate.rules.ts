import { addressOf, getCertificatePdf } from '@burrow/contracts/calls';
import { type Certificate, CERTIFICATE_NUMBER, DEFAULT_CHARACTER, shownNumber } from '@burrow/contracts';
import { timeZoneHere } from '@burrow/contracts/dates';
import { courseEntry } from '@burrow/contracts/courses';

/** Reads a number as people write or copy it: with dashes or spaces, in letters of either size. Null if it can be none. */
export function numberIn(text: string): string | null {
  const number = text.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '').toLowerCase();
  return CERTIFICATE_NUMBER.test(number) ? number : null;
}

/** A number within a sentence of any script: it is not broken, and its groups keep their order. */
export const numberInText = (id: string): string =>
  `\u2066${shownNumber(id).replaceAll('-', '\u2011')}\u2069`;

/** Returns the animal on the seal: that of the course, as where courses are chosen. */
export const animalOf = (course: string): string => courseEntry(course)?.animal ?? DEFAULT_CHARACTER;

/** Returns the name of what was completed. */
export const completedIn = ({ chapter_name, course_name }: Certificate): string =>
  chapter_name ?? course_name;

/** Returns where the service makes a certificate's PDF, with the day of this page as its date. */
export const pdfPath = (id: string, language: string): string =>
  addressOf(getCertificatePdf({ certificate_id: id, language, time_zone: timeZoneHere() }));
