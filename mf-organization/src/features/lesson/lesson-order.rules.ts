import type { ClassPresence, LessonStudent } from '@burrow/contracts';

/** How a student of a lesson is, whoever needs help first. */
export const STANDINGS = ['stuck', 'missing', 'left', 'working', 'done'] as const;
export type Standing = (typeof STANDINGS)[number];

type Seen = ClassPresence['students'][number];

/** What is known of a student. */
export interface InLesson {
  readonly name: string;
  /** Nothing as long as it is not known. */
  readonly work: LessonStudent | undefined;
  readonly seen: Seen | undefined;
}

/**
 * Who is stuck comes before who is not here, since their program waits for help; who is missing before who is done, which
 * they may have been at home.
 */
export function standingOf({ work, seen }: Omit<InLesson, 'name'>): Standing {
  if (work?.stuck) return 'stuck';
  if (seen?.presence === 'missing') return 'missing';
  if (work?.is_done) return 'done';
  return seen?.presence === 'left' ? 'left' : 'working';
}

const stuckAt = ({ work }: InLesson): number => (work?.stuck ? Date.parse(work.stuck.since) : 0);

/** The students of a lesson, who needs help first: who is stuck longest, who is missing, who has left; then by name. */
export function inNeedFirst<Student extends InLesson>(
  students: readonly Student[],
  language: string,
): Student[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const rank = (student: Student): number => STANDINGS.indexOf(standingOf(student));
  return students.toSorted(
    (one, other) => rank(one) - rank(other) || stuckAt(one) - stuckAt(other) || compare(one.name, other.name),
  );
}

/** How many students are how, and how many of all are here. */
export function lessonCounts(
  students: readonly InLesson[],
): Readonly<Record<Standing | 'here' | 'all', number>> {
  const count = (standing: Standing): number => students.filter(each => standingOf(each) === standing).length;
  return {
    stuck: count('stuck'),
    missing: count('missing'),
    left: count('left'),
    working: count('working'),
    done: count('done'),
    here: students.filter(({ seen }) => seen?.presence === 'here').length,
    all: students.length,
  };
}

/** Whole minutes since a time; both in milliseconds since 1970. */
export const minutesSince = (then: number, now: number): number =>
  Math.max(0, Math.floor((now - then) / 60_000));
