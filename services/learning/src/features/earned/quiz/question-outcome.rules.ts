import type { QuestionOutcome } from '@burrow/contracts';
import type { TryQuestion } from '../../../database/entities/quiz-try.entity.ts';

/** A try with what was checked in it. */
export interface CheckedTry {
  readonly try_id: string;
  readonly questions: readonly TryQuestion[];
  /** Numbers begin at 1, in the try's order. */
  readonly answers: readonly { readonly number: number; readonly is_right: boolean; readonly at: Date }[];
}

/** How a question went over all tries. */
export interface OutcomeOfQuestion {
  readonly outcome: QuestionOutcome;
  readonly checkedAt: Date | null;
  readonly rightAt: Date | null;
  /** With which of its sets of data it was put when that was decided. */
  readonly set: number;
}

/**
 * Tells parents and teachers where a child needs them: what was right at once is not mixed with what took several tries, and
 * what was left out is not called wrong.
 * @param tries of the question's quiz, in any order
 */
export function outcomeOf(id: string, tries: readonly CheckedTry[]): OutcomeOfQuestion {
  const asked = tries.flatMap(({ questions, answers }) => {
    const index = questions.findIndex(question => question.id === id);
    const answer = answers.find(({ number }) => number === index + 1);
    const set = questions[index]?.set;
    return set === undefined ? [] : [{ set, answer }];
  });
  const checks = asked
    .flatMap(({ set, answer }) => (answer ? [{ set, ...answer }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const [first] = checks;
  if (!first) return { outcome: 'not_answered', checkedAt: null, rightAt: null, set: asked.at(-1)?.set ?? 0 };
  const right = checks.find(({ is_right }) => is_right);
  const decided = right ?? checks.at(-1) ?? first;
  return {
    outcome: first.is_right ? 'right' : right ? 'right_later' : 'wrong',
    checkedAt: first.at,
    rightAt: right?.at ?? null,
    set: decided.set,
  };
}
