import type { LevelQuestion } from '@burrow/contracts';
import { linesOf } from '../derive-level.ts';
import { ANSWER_FILE, type LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';

type Kind = LevelQuestion['kind'];

const FEWEST_LINES = 3;
const QUOTED = /^(['"]).*\1$/;

const kindsOf = (answer: NonNullable<LevelSource['answer']>): readonly Kind[] =>
  typeof answer === 'string' ? ['value'] : ['tile', 'line'];

/** Checks that a wrong choice is none of the right ones, and that its look does not give it away. */
function checkChoices(answer: string, others: readonly string[], complain: (message: string) => void): void {
  if (others.includes(answer)) complain(`others: ${answer} is the answer`);
  if (new Set(others).size < others.length) complain('others: has a choice twice');
  if (!QUOTED.test(answer) && others.every(other => QUOTED.test(other)))
    complain(`others: are in quotation marks, but print shows ${answer}`);
}

/** Checks that a guide asks what its template does, that the template can answer it, and that its answer was recorded. */
export function checkQuestion({ folder, kind, level, template, answer }: LevelSource, report: Report): void {
  const { question, exercise, guideNotReady, draft } = level;
  const complain = (message: string): void => report(`${folder}/level.json`, 'question', message);
  const asksItself = exercise?.kind === 'order' || exercise?.kind === 'design';
  const isAsked = kind === 'lesson' && !guideNotReady && !draft && !asksItself;
  if (!question) return isAsked ? complain('is missing: the guide asks for no prediction') : undefined;
  const lines = linesOf(template).length;
  if (lines === 0 && question.kind !== 'value') return complain('asks about a template without a program');
  if (question.kind === 'line' && lines < FEWEST_LINES)
    complain(`the template has ${lines} lines to choose from`);
  if (answer === undefined || !kindsOf(answer).includes(question.kind)) {
    const slug = folder.replace(/^.*\//, '');
    return report(
      `${folder}/${ANSWER_FILE}`,
      '',
      `has no answer: npm run answers -w packages/content -- ${slug}`,
    );
  }
  if (question.kind === 'value' && typeof answer === 'string')
    checkChoices(answer, question.others, complain);
}
