import type { AskedQuestion } from '@burrow/content';
import { QUIZ_GAP, type QuizAnswer, type QuizVerdict } from '@burrow/contracts';
import { type Asked, shownLines } from './asked-question.rules.ts';
import { placesOf } from './choice-places.rules.ts';
import { printedBy } from './gap-program.rules.ts';

/** Whether an answer is right, and under which key something is said about it. */
export interface Checked {
  readonly isRight: boolean;
  readonly feedback: string | null;
}

type Kind<Name extends AskedQuestion['kind']> = Extract<AskedQuestion, { readonly kind: Name }>;

const RIGHT: Checked = { isRight: true, feedback: null };
const wrong = (feedback: string): Checked => ({ isRight: false, feedback });

function checkSeveral(right: readonly string[], choices: readonly string[]): Checked {
  const tooMany = choices.find(key => !right.includes(key));
  if (tooMany !== undefined) return wrong(tooMany);
  return right.every(key => choices.includes(key)) ? RIGHT : wrong('missing');
}

const STEP = 4;

function checkOrder(
  asked: Kind<'order'>,
  seed: string,
  placed: Extract<QuizAnswer, { kind: 'order' }>['placed'],
): Checked {
  const { lines, also, extra, indents } = asked;
  const shown = shownLines(asked, seed);
  const program = placed.map(
    ({ line, indent }) => `${indents ? ' '.repeat(indent * STEP) : ''}${shown[line] ?? ''}`,
  );
  const orders = [lines, ...also.map(order => order.map(index => lines[index] ?? ''))];
  const isOneOf = (as: (line: string) => string): boolean =>
    orders.some(order => order.map(as).join('\n') === program.map(as).join('\n'));
  if (new Set(placed.map(({ line }) => line)).size < placed.length) return wrong('order');
  if (isOneOf(line => line)) return RIGHT;
  const unwanted = new Set(extra.map(line => line.trim()));
  if (program.some(line => unwanted.has(line.trim()))) return wrong('extra');
  return indents && isOneOf(line => line.trim()) ? wrong('indent') : wrong('order');
}

const written = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replaceAll("'", '"');

/** More than a word for the gap: it would cut off what stands behind it, or add lines. */
const isMore = (text: string): boolean => /[#;\n\r]/.test(text);

/** By the lists of the question, and where they know nothing by what the program prints with the word in it. */
function checkGap({ code, accepts, prints, wrong: known }: Kind<'gap'>, text: string): Checked {
  const given = written(text);
  if (accepts.some(one => written(one) === given)) return RIGHT;
  const mistake = Object.keys(known).find(key => written(known[key] ?? '') === given);
  if (mistake !== undefined || given === '' || prints === '' || isMore(text))
    return wrong(mistake ?? 'other');
  return printedBy(code.replace(QUIZ_GAP, () => text)) === prints ? RIGHT : wrong('other');
}

function checkTile({ right, wrong: known }: Kind<'tile'>, tile: readonly number[]): Checked {
  if (String(tile) === String(right)) return RIGHT;
  return wrong(Object.keys(known).find(key => String(known[key]) === String(tile)) ?? 'other');
}

/** Checks an answer as it is kept, with keys of choices. One of another kind is wrong. @param isSolved what the replay says of a program */
export function checkAnswer(
  { asked, seed }: Pick<Asked, 'asked' | 'seed'>,
  answer: QuizAnswer,
  isSolved = false,
): Checked {
  if (asked.kind === 'choice' && answer.kind === 'choice')
    return asked.right.includes(answer.choice) ? RIGHT : wrong(answer.choice);
  if (asked.kind === 'output' && answer.kind === 'output')
    return asked.right.includes(answer.choice) ? RIGHT : wrong(answer.choice);
  if (asked.kind === 'several' && answer.kind === 'several') return checkSeveral(asked.right, answer.choices);
  if (asked.kind === 'order' && answer.kind === 'order') return checkOrder(asked, seed, answer.placed);
  if (asked.kind === 'gap' && answer.kind === 'gap') return checkGap(asked, answer.text);
  if (asked.kind === 'tile' && answer.kind === 'tile') return checkTile(asked, answer.tile);
  if (asked.kind === 'line' && answer.kind === 'line')
    return asked.right.includes(answer.line) ? RIGHT : wrong(`line${answer.line}`);
  if (asked.kind === 'world' && answer.kind === 'world') return isSolved ? RIGHT : wrong('other');
  return wrong('other');
}

function solutionOf({ asked, seed }: Pick<Asked, 'asked' | 'seed'>): QuizVerdict['solution'] {
  switch (asked.kind) {
    case 'choice':
    case 'several':
    case 'output':
      return { choices: placesOf(asked, seed, asked.right) };
    case 'order':
      return { code: asked.lines.join('\n') };
    case 'gap':
      return { text: asked.accepts[0] ?? '' };
    case 'tile':
      return { tile: [...asked.right] };
    case 'line':
      return { lines: [...asked.right], code: asked.fixed };
    case 'world':
      return { code: asked.solution };
  }
}

/** What is said about an answer that was given. */
export function verdictOn({ asked, texts, seed }: Asked, { isRight, feedback }: Checked): QuizVerdict {
  const said = feedback === null ? null : (texts.feedback[feedback] ?? texts.feedback['other'] ?? null);
  return {
    right: isRight,
    feedback: said,
    explanation: texts.explanation,
    solution: solutionOf({ asked, seed }),
  };
}
