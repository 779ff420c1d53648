import type { ClassQuestion, ClassQuiz } from '@burrow/contracts';
import type { ClassQuestionRow, ClassTakerRow } from './class-quizzes.queries.ts';

type Went = Pick<ClassQuestion, 'right' | 'right_later' | 'wrong'>;

/** Who began a quiz, as the class's page has it. */
export const takersOf = (rows: readonly ClassTakerRow[]): ClassQuiz['students'] =>
  rows.map(({ student_id, tries, best_score, passed_at }) => ({
    student_id,
    tries,
    best_score,
    passed_at: passed_at?.toISOString() ?? null,
  }));

/** How a question went; for nobody yet, if it was never answered. */
export function wentOf(question: string, rows: readonly ClassQuestionRow[]): Went {
  const found = rows.find(each => each.question === question);
  return { right: found?.right ?? 0, right_later: found?.right_later ?? 0, wrong: found?.wrong ?? 0 };
}
