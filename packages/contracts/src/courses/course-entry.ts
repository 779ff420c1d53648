import type { CHARACTERS } from '../characters.ts';

/** A text by language code; `en` is always there. */
export type ByLanguage = Readonly<Record<string, string>> & { readonly en: string };

/** A course as pages know it before they ask the server. */
export interface CourseEntry {
  readonly slug: string;
  readonly kind: 'lessons' | 'challenges';
  /** The slug of the level with which it begins. */
  readonly firstLevel: string;
  /** The animal that stands for it; challenges have none. */
  readonly animal?: (typeof CHARACTERS)[number];
}

/** What a course is called: in full, as on a certificate, and in short, as in a list of courses. */
export interface CourseName {
  readonly full: ByLanguage;
  readonly short: ByLanguage;
}

/** A chapter on a certificate: its name in a word or two, and what is learnt in it. */
export interface ChapterWords {
  readonly short: ByLanguage;
  readonly learnt: ByLanguage;
}
