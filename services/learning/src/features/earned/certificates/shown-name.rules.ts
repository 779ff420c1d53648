import { OWN_NAME_AGE, type ShownName } from '@burrow/contracts';

const wordsOf = (name: string): string[] => name.split(/\s/u).filter(Boolean);

/** The first letter of a word as people see it: with its accents and joined signs. */
function initialOf(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return `${first?.segment.toLocaleUpperCase() ?? ''}.`;
}

/** A learner's name, and what they are called by where that is known. */
export interface Names {
  readonly full_name: string;
  readonly first_name: string | null;
}

/** Returns as much of a name as is to be shown: initials where nobody knows which part of it is the first name. */
export function shownName({ full_name: fullName, first_name: firstName }: Names, shown: ShownName): string {
  const words = wordsOf(fullName);
  if (shown === 'full') return words.join(' ');
  return shown === 'first' && firstName !== null ? firstName : words.map(initialOf).join(' ');
}

/** Who asks about a certificate, as far as its name is concerned. */
export interface Asking {
  /** The caller is the learner whose certificate it is. */
  readonly isOwn: boolean;
  /** The learner has an account of an adult. */
  readonly isAdult: boolean;
  /** The caller looks after the learner: the parent, or somebody who teaches them. */
  readonly looksAfter: boolean;
  /** The caller is the learner's parent. */
  readonly isParent: boolean;
  readonly age: number | null;
}

/**
 * Returns the name on a print. Protects a child's name on a page that everybody with its link may open, without taking it
 * from the sheet that hangs on the family's wall: whole for the learner and the parent, and as shown for everybody else.
 * A teacher's copy hangs in a classroom or goes to somebody else, so the family's choice holds for it.
 */
export const printedName = (names: Names, shown: ShownName, { isOwn, isParent }: Asking): string =>
  shownName(names, isOwn || isParent ? 'full' : shown);

/**
 * Whether a certificate names the school to the caller. Protects a child whom initials and a school together would lead a
 * stranger to, who has the link only: it is told to the learner and whoever looks after them, and with the full name.
 */
export const showsSchool = (shown: ShownName, { isOwn, looksAfter }: Asking): boolean =>
  isOwn || looksAfter || shown === 'full';

/** Whether the caller decides how much of the name is shown: whoever looks after the learner, and learners from 16. */
export const mayChooseName = ({ isOwn, isAdult, looksAfter, age }: Asking): boolean =>
  looksAfter || (isOwn && (isAdult || (age ?? 0) >= OWN_NAME_AGE));
