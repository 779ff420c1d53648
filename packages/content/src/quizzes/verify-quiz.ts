import type { WorldLevel } from '@burrow/contracts';
import type { Problem } from '../compiler/problem.ts';
import type { ProgramRunner } from '../verify/remember-runs.ts';
import { runEnd } from '../verify/run-end.ts';
import { computeSet, printed, Unanswerable } from './compute-set.ts';
import type { AskedFile, SetAnswer } from './quiz-file.schema.ts';
import { BARE_LEVEL, quizLevel } from './quiz-level.ts';
import type { QuizSource } from './read-quizzes.ts';

type Asked<Kind extends AskedFile['kind']> = Extract<AskedFile, { readonly kind: Kind }>;

/** How a program ends, as one text: what it printed, what it did, and its error. */
async function endOf(runner: ProgramRunner, level: WorldLevel, code: string): Promise<string> {
  const { error, output, commands } = await runner.run({ code, level });
  const did = commands.map(([name, argument]) => `${name}(${JSON.stringify(argument)})`);
  return JSON.stringify([printed(output), did, error && [error.code, error.message]]);
}

/** Lines in another order, or null where the same program comes of it. */
function swapped(lines: readonly string[], index: number): readonly string[] | null {
  const [one, other] = [lines[index], lines[index + 1]];
  if (one === undefined || other === undefined || one === other) return null;
  return lines.with(index, other).with(index + 1, one);
}

async function orderFaults(
  runner: ProgramRunner,
  { lines, also, extra, before = '', scene }: Asked<'order'>,
): Promise<string[]> {
  const level = scene ? quizLevel(scene, 'order') : BARE_LEVEL;
  const end = (program: readonly string[]) => endOf(runner, level, [before, ...program].join('\n'));
  const right = await end(lines);
  if (!right.endsWith('null]')) return [`the right order ends with an error: ${right}`];
  const faults: string[] = [];
  const known = new Set([lines, ...also.map(order => order.map(index => lines[index] ?? ''))].map(String));
  for (const order of also)
    if ((await end(order.map(index => lines[index] ?? ''))) !== right)
      faults.push(`also ${order}: does something else`);
  for (const index of lines.keys()) {
    const other = swapped(lines, index);
    if (other && !known.has(String(other)) && (await end(other)) === right)
      faults.push(`lines ${index} and ${index + 1} can change places, but \`also\` does not say so`);
  }
  for (const line of extra) if (lines.includes(line)) faults.push(`extra: ${line} is one of the lines`);
  return faults;
}

async function gapFaults(
  runner: ProgramRunner,
  { code, accepts, wrong }: Asked<'gap'>,
  { output }: SetAnswer,
): Promise<string[]> {
  if (code.split('___').length !== 2) return ['needs exactly one ___'];
  const filled = (word: string) => runner.run({ code: code.replace('___', word), level: BARE_LEVEL });
  const faults: string[] = [];
  for (const word of accepts) {
    const ran = await filled(word);
    if (ran.error || printed(ran.output) !== output) faults.push(`accepts ${word}: prints something else`);
  }
  for (const [key, word] of Object.entries(wrong)) {
    const ran = await filled(word);
    if (!ran.error && printed(ran.output) === output) faults.push(`wrong.${key}: ${word} is right`);
  }
  return faults;
}

async function lineFaults(
  runner: ProgramRunner,
  { code, bug, fixed, mended: whole, also, scene }: Asked<'line'>,
  isFirst: boolean,
): Promise<string[]> {
  const lines = code.split('\n');
  const faults = [bug, ...also].filter(line => (lines[line - 1] ?? '').trim() === '');
  if (faults.length > 0) return faults.map(line => `line ${line} has no code`);
  const level = scene ? quizLevel(scene, 'line') : BARE_LEVEL;
  if ((fixed === undefined) === (whole === undefined)) return ['needs either fixed or mended'];
  const mended = await endOf(runner, level, whole ?? lines.with(bug - 1, fixed ?? '').join('\n'));
  if (!mended.endsWith('null]')) return [`ends with an error when it is mended: ${mended}`];
  // A wrong program may have no end: with other data it goes wrong in the same way.
  if (!isFirst) return [];
  return (await endOf(runner, level, code)) === mended ? ['does the same when it is mended'] : [];
}

async function worldFaults(
  runner: ProgramRunner,
  { scene, template, solution, wrong }: Asked<'world'>,
): Promise<string[]> {
  const level = quizLevel(scene, 'world');
  const faults: string[] = [];
  const completes = async (code: string) => (await runEnd(runner, level, code)).kind === 'complete';
  if (!(await completes(solution))) faults.push('the solution does not meet the goals');
  for (const [index, code] of [template, ...wrong].entries())
    if (await completes(code))
      faults.push(index === 0 ? 'the template is right' : `wrong.${index - 1} is right`);
  return faults;
}

async function faultsOf(
  runner: ProgramRunner,
  asked: AskedFile,
  answer: SetAnswer,
  isFirst: boolean,
): Promise<string[]> {
  switch (asked.kind) {
    case 'order':
      return orderFaults(runner, asked);
    case 'gap':
      return gapFaults(runner, asked, answer);
    case 'line':
      return lineFaults(runner, asked, isFirst);
    case 'world':
      return worldFaults(runner, asked);
    default:
      return [];
  }
}

async function setFaults(
  runner: ProgramRunner,
  asked: AskedFile,
  stored: SetAnswer | undefined,
  isFirst: boolean,
): Promise<string[]> {
  try {
    const answer = await computeSet(runner, asked);
    const isSame = JSON.stringify(answer) === JSON.stringify(stored);
    const told = isSame ? [] : [`answers ${JSON.stringify(answer)}, not ${JSON.stringify(stored)}`];
    return [...told, ...(await faultsOf(runner, asked, answer, isFirst))];
  } catch (error) {
    if (error instanceof Unanswerable) return [error.message];
    throw error;
  }
}

/** Runs every program of a quiz in real Python, and returns what is wrong with it. */
export async function verifyQuiz(runner: ProgramRunner, quiz: QuizSource): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { id, sets } of quiz.questions)
    for (const [index, { asked }] of sets.entries())
      for (const message of await setFaults(runner, asked, quiz.answers[id]?.[index], index === 0))
        problems.push({ file: `${quiz.folder}/quiz.json`, field: `${id}, set ${index}`, message });
  return problems;
}
