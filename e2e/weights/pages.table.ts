/** A page that is weighed. */
export interface WeighedPage {
  readonly name: string;
  /** Without language, as for `seededPath`. */
  readonly path: string;
  /** A person of the seed; nobody, if none is named. */
  readonly who?: string;
  /** Parts, by their selectors, without which it is not complete. */
  readonly shows?: readonly string[];
}

/** What each of them may weigh is in limits.json. */
export const WEIGHED_PAGES: readonly WeighedPage[] = [
  { name: 'first level', path: '', shows: ['.level-markdown', '[data-ready="true"]', '.ace_editor'] },
  { name: 'challenges', path: 'challenges' },
  { name: 'guide', path: 'guide' },
  { name: 'quiz', path: 'quiz/python/1' },
  { name: 'log-in', path: 'login' },
  { name: 'sign-up', path: 'signup' },
  { name: 'profile', path: 'profile/details', who: 'parent' },
  { name: 'purchase', path: 'purchase' },
  { name: 'class', path: 'organization/classes/{class}', who: 'teacher' },
  { name: 'terms', path: 'tos' },
];
