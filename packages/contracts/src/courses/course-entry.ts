import type { CHARACTERS } from '../characters.ts';

/** A course as pages know it before they ask the server. */
export interface CourseEntry {
  readonly slug: string;
  readonly kind: 'lessons' | 'challenges';
  /** The slug of the level with which it begins. */
  readonly firstLevel: string;
  /** The animal that stands for it; challenges have none. */
  readonly animal?: (typeof CHARACTERS)[number];
  /** The ids of the chapters that certificates name. */
  readonly chapters: readonly number[];
}
