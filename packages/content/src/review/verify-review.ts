import type { ReviewQuestion, WorldLevel } from '@burrow/contracts';
import type { PlacedLevel } from '../compiler/compile-content.ts';
import { worldLevel } from '../compiler/compile-level.ts';
import type { Problem } from '../compiler/problem.ts';
import { computeValue } from '../question/compute-answer.ts';
import type { ProgramRunner } from '../verify/remember-runs.ts';

/** The level with nothing in it: whoever answers sees neither its map nor its settings. */
function bareLevel({ data: _data, ...level }: WorldLevel): WorldLevel {
  return { ...level, items: [], levelGoals: [], constants: [], signs: [], answers: [], input: ['?'] };
}

async function problemOf(
  runner: ProgramRunner,
  level: WorldLevel,
  { code, question }: ReviewQuestion,
): Promise<string | undefined> {
  const computed = await computeValue(runner, level, { code, of: question.of });
  if ('problem' in computed) return `${computed.problem}, without its map:\n${code}`;
  if (computed.answer === question.answer) return undefined;
  return `answers ${JSON.stringify(computed.answer)} without its map, not "${question.answer}":\n${code}`;
}

/** What is wrong with the questions that a level asks again: each program has to answer them without a map. */
export async function reviewProblems(
  runner: ProgramRunner,
  { source, compiled }: PlacedLevel,
): Promise<Problem[]> {
  const { review = [] } = compiled;
  const level = bareLevel(worldLevel(source));
  const problems: Problem[] = [];
  for (const question of review) {
    const message = await problemOf(runner, level, question);
    if (message !== undefined) problems.push({ file: source.folder, field: 'review', message });
  }
  return problems;
}
