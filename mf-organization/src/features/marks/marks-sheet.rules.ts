import type { ClassQuiz, ExternalIds, TaughtAssignment } from '@burrow/contracts';
import type { Sheet, SheetCell } from '../../sheet/sheet.types.ts';
import type { AssignmentMark, GuestMarks, Marks, QuizMark } from './marks.rules.ts';

/** What columns and cells are called. */
export interface MarksWords {
  readonly lastName: string;
  readonly firstName: string;
  readonly name: string;
  readonly username: string;
  /** What a system of the school's own calls somebody. */
  readonly externalId: (source: string) => string;
  readonly chapter: (id: number) => string;
  readonly completed: string;
  readonly levels: string;
  readonly lastActive: string;
  /** The home class of guests. */
  readonly guestFrom: string;
  readonly noClass: string;
  readonly assignment: (assignment: TaughtAssignment) => string;
  readonly assignmentLevels: (assignment: TaughtAssignment) => string;
  readonly assignmentWork: (assignment: TaughtAssignment) => string;
  readonly state: (mark: AssignmentMark) => string;
  readonly work: (mark: AssignmentMark) => string;
  readonly score: (quiz: ClassQuiz) => string;
  readonly passed: (quiz: ClassQuiz) => string;
}

interface Columns {
  /** A column for each source that names any of them. */
  readonly ids: ExternalIds['students'];
  readonly marks: readonly Marks[];
  readonly guests: readonly GuestMarks[];
  readonly assignments: readonly TaughtAssignment[];
  readonly quizzes: readonly ClassQuiz[];
}

/** Days are like 2026-11-23, numbers are numbers. */
const dayOf = (at: string | null | undefined): string => at?.slice(0, 10) ?? '';

const assignmentCells = (mark: AssignmentMark | null, { state, work }: MarksWords): readonly SheetCell[] =>
  mark ? [state(mark), mark.completed, work(mark)] : ['', '', ''];

const quizCells = (mark: QuizMark | null): readonly SheetCell[] => [
  mark?.best_score ?? '',
  dayOf(mark?.passed_at),
];

/**
 * Returns the sheet that is saved, for a school's own system: a row with the names of columns, then one for each student.
 * Guests follow with their home class, in a last column that is there only if there are guests. What is not this class's to
 * tell of them stays empty: their ids, levels and quizzes, which are in the sheet of their home class.
 */
export function marksSheet({ ids, marks, guests, assignments, quizzes }: Columns, words: MarksWords): Sheet {
  const sources = [...new Set(ids.map(({ source }) => source))];
  const idsOf = (student: string, from: string): string =>
    ids
      .flatMap(each => (each.student_id === student && each.source === from ? each.external_id : []))
      .join(' ');
  const chapters = marks[0]?.result.chapters ?? [];
  const heads = [
    words.lastName,
    words.firstName,
    words.name,
    words.username,
    ...sources.map(words.externalId),
    ...chapters.map(({ id }) => words.chapter(id)),
    words.completed,
    words.levels,
    ...assignments.flatMap(each => [
      words.assignment(each),
      words.assignmentLevels(each),
      words.assignmentWork(each),
    ]),
    ...quizzes.flatMap(each => [words.score(each), words.passed(each)]),
    words.lastActive,
    ...guests.slice(0, 1).map(() => words.guestFrom),
  ];
  const rows = marks.map(({ result, assignments: own, quizzes: taken }) => [
    result.student.last_name ?? '',
    result.student.first_name ?? '',
    result.student.full_name ?? '',
    result.student.username,
    ...sources.map(source => idsOf(result.student.student_id, source)),
    ...result.chapters.map(({ completed }) => completed),
    result.completed,
    result.levels,
    ...own.flatMap(mark => assignmentCells(mark, words)),
    ...taken.flatMap(quizCells),
    dayOf(result.lastActiveAt),
    ...guests.slice(0, 1).map(() => ''),
  ]);
  const before = [...sources, ...chapters, words.completed, words.levels].map(() => '');
  const after = [...quizzes.flatMap(() => ['', '']), ''];
  const guestRows = guests.map(({ name, className, assignments: own }) => [
    '',
    '',
    name,
    '',
    ...before,
    ...own.flatMap(mark => assignmentCells(mark, words)),
    ...after,
    className ?? words.noClass,
  ]);
  return [heads, ...rows, ...guestRows];
}
