import type { LevelQuestion, WorldLevel } from '@burrow/contracts';
import type { ProgramRunner } from '../verify/remember-runs.ts';
import { loadWorld, replay } from '@burrow/world';
import { readFileSync } from 'node:fs';
import { settingsOf } from '../compiler/compile-level.ts';
import type { LevelSource } from '../compiler/level-source.ts';
import { PRINTED } from './other-choices.rules.ts';
import { lastLine, mostFrequentLines } from './line-answer.rules.ts';

export type Answer = LevelQuestion['answer'];

/** The answer, or why there is none. */
export type Computed = { readonly answer: Answer } | { readonly problem: string };

/** Runs before the template, and notes each line of it that begins. */
const LINE_COUNTER = readFileSync(new URL('line-counter.py', import.meta.url), 'utf8');

/** The level, with a goal that has an expression evaluated after the run. */
function asking(level: WorldLevel, variable: string, data = ''): WorldLevel {
  const goal = { action: 'compare' as const, type: '', count: 1, score: 0, variable };
  return { ...level, data: `${level.data ?? ''}\n${data}`, levelGoals: [...level.levelGoals, goal] };
}

async function valueAfter(
  runner: ProgramRunner,
  level: WorldLevel,
  { code, of, data }: { code: string; of: string; data?: string },
): Promise<string | { problem: string }> {
  const variable = `str(${of})`;
  const { error, variables } = await runner.run({ code, level: asking(level, variable, data) });
  if (error) return { problem: `the template ends with the error ${error.code}` };
  const value = variables[variable];
  return typeof value === 'string' ? value : { problem: `the template gives ${of} no value` };
}

async function lastPrinted(runner: ProgramRunner, level: WorldLevel, code: string): Promise<Computed> {
  const { output } = await runner.run({ code, level });
  const answer = output
    .map(({ text }) => text)
    .join('')
    .trimEnd()
    .split('\n')
    .at(-1);
  return answer ? { answer } : { problem: 'the template prints nothing' };
}

async function linesAfter(runner: ProgramRunner, level: WorldLevel, code: string, which: 'last' | 'most') {
  const ran = await valueAfter(runner, level, { code, of: 'lines_that_ran()', data: LINE_COUNTER });
  if (typeof ran !== 'string') return ran;
  const lines = ran.split(',').filter(Boolean).map(Number);
  const answer = which === 'last' ? lastLine(code, lines) : mostFrequentLines(code, lines);
  return { answer: [...answer] };
}

/** Computes the value of an expression after a program in a level, in real Python. */
export async function computeValue(
  runner: ProgramRunner,
  level: WorldLevel,
  { code, of }: { readonly code: string; readonly of: string },
): Promise<Computed> {
  if (of === PRINTED) return lastPrinted(runner, level, code);
  const answer = await valueAfter(runner, level, { code, of });
  return typeof answer === 'string' ? { answer } : answer;
}

/** Computes the answer to the question of a level's guide: what its template does in the level as shown, in real Python. */
export async function computeAnswer(runner: ProgramRunner, source: LevelSource): Promise<Computed> {
  const { template: code } = source;
  const { question } = source.level;
  const level = settingsOf(source)[0]?.level;
  if (!question || !level) return { problem: 'asks nothing' };
  if (question.kind === 'value') return computeValue(runner, level, { code, of: question.of });
  if (question.kind === 'line' && question.which !== 'error')
    return linesAfter(runner, level, code, question.which);
  const { error, commands } = await runner.run({ code, level });
  if (question.kind === 'tile')
    return { answer: replay(loadWorld(level), commands).final.player.position as [number, number] };
  return error?.line ? { answer: [error.line] } : { problem: 'the template ends without an error' };
}
