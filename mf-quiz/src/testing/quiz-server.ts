import {
  passMark,
  QuizQuestionSchema,
  type Earned,
  type Quiz,
  type QuizAnswer,
  type QuizQuestion,
  type QuizTry,
  type QuizVerdict,
} from '@burrow/contracts';
import recorded from './recorded/questions.json' with { type: 'json' };

interface Recorded {
  readonly level: string;
  readonly question: QuizQuestion;
  readonly right: QuizAnswer;
  readonly solution: QuizVerdict['solution'];
  readonly explanation: string;
  readonly feedback: string;
}

const QUESTIONS = (recorded as unknown as readonly Recorded[]).map(each => ({
  ...each,
  question: QuizQuestionSchema.parse(each.question),
}));

export const PLACE = {
  course_id: 'python',
  chapter_id: 1,
  chapter_name: 'Variables and Types',
  question_count: QUESTIONS.length,
  pass_count: passMark(QUESTIONS.length),
};

const NOTHING: Earned = { badges: [], certificates: [] };

/** The right answer to a question, from 1. */
export const rightAnswer = (number: number): QuizAnswer => {
  const found = QUESTIONS[number - 1];
  if (!found) throw new Error(`there is no question ${number}`);
  return found.right;
};

const idOf = (count: number): string => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

const sameAnswer = (one: QuizAnswer, other: QuizAnswer): boolean => {
  if (one.kind === 'world' && other.kind === 'world')
    return one.commands.some(([name]) => name === 'collect');
  if (one.kind === 'several' && other.kind === 'several')
    return String(one.choices.toSorted()) === String(other.choices.toSorted());
  return JSON.stringify(one) === JSON.stringify(other);
};

/** The quiz of a chapter with a question of each kind, in the page instead of a server. */
export class QuizServer {
  open: QuizTry | null = null;
  finished: QuizTry | null = null;
  /** What was sent as answers. */
  readonly sent: QuizAnswer[] = [];
  earned: Earned = NOTHING;
  /** When a visitor of this browser began a try. */
  visitorTryAt: string | null = null;
  #best: number | null = null;
  #tries = 0;
  #passed = false;

  get latest(): QuizTry | null {
    return this.open ?? this.finished;
  }

  standing(): Quiz {
    const answered = this.open?.questions.filter(({ given }) => given).length ?? null;
    const standing = { ...PLACE, passed: this.#passed, best_score: this.#best, tries: this.#tries, answered };
    return { ...standing, ...(this.visitorTryAt !== null && { visitor_try_at: this.visitorTryAt }) };
  }

  /** The visitor's try had every answer right. */
  settle(isOwn: boolean): Quiz {
    this.visitorTryAt = null;
    if (!isOwn) return this.standing();
    const { try_id } = this.begin();
    for (const [index, { right }] of QUESTIONS.entries()) this.answer(try_id, index + 1, right);
    this.finish(try_id);
    return this.standing();
  }

  begin(): QuizTry {
    const questions = QUESTIONS.map(({ question }) => ({ question, given: null }));
    this.open ??= { ...PLACE, try_id: idOf(this.#tries + 1), questions, result: null };
    return this.open;
  }

  /** Null for a try that is not the open one. */
  answer(tryId: string, number: number, answer: QuizAnswer): QuizVerdict | null {
    const known = QUESTIONS[number - 1];
    const asked = this.open?.questions[number - 1];
    if (!this.open || this.open.try_id !== tryId || !known || !asked) return null;
    this.sent.push(answer);
    if (asked.given) return asked.given.verdict;
    const right = sameAnswer(answer, known.right);
    const { explanation, solution, feedback } = known;
    const verdict = { right, feedback: right ? null : feedback, explanation, solution };
    asked.given = { answer, verdict };
    return verdict;
  }

  finish(tryId: string): { readonly result: NonNullable<QuizTry['result']>; readonly earned: Earned } | null {
    if (!this.open || this.open.try_id !== tryId) return null;
    const score = this.open.questions.filter(({ given }) => given?.verdict.right).length;
    const weak = QUESTIONS.filter((_known, index) => !this.open?.questions[index]?.given?.verdict.right);
    const slugs = [...new Set(weak.map(({ level }) => level))].toSorted();
    const read_again = slugs.map(slug => ({ slug, name: `Level ${slug.at(-1)}` }));
    const result = { score, passed: score >= PLACE.pass_count, read_again };
    this.finished = { ...this.open, result };
    this.open = null;
    this.#tries += 1;
    this.#best = Math.max(this.#best ?? 0, score);
    this.#passed ||= result.passed;
    return { result, earned: result.passed ? this.earned : NOTHING };
  }
}
