import type { StudentNames } from '@burrow/contracts';

interface Listed extends StudentNames {
  readonly username: string;
}

/** By what a student stands in a list that is sorted by first or by last name. */
export interface SortKeys {
  readonly firstSort: string;
  readonly lastSort: string;
}

/** Two spaces come before every letter and sign: Berg before Berg Olsen, whatever the first names are. */
const BETWEEN = '  ';

const tidy = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

const keyOf = (parts: readonly (string | null)[]): string =>
  parts.flatMap(part => (part === null ? [] : tidy(part))).join(BETWEEN);

/** Returns the keys of a student. A name that is kept whole is sorted as it is shown, and who has none by the username. */
export function sortKeys({ username, full_name, first_name, last_name }: Listed): SortKeys {
  if (first_name === null && last_name === null) {
    const whole = tidy(full_name ?? username);
    return { firstSort: whole, lastSort: whole };
  }
  return { firstSort: keyOf([first_name, last_name]), lastSort: keyOf([last_name, first_name]) };
}
