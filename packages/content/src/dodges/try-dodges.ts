import { makeDodges, type Dodge, type DodgedProgram } from '@burrow/python/node';
import { leftOut, reachesOf, usedWord, type Variables } from '@burrow/world';
import type { PlacedLevel } from '../compiler/compile-content.ts';
import { settingsOf } from '../compiler/compile-level.ts';
import type { Problem } from '../compiler/problem.ts';
import { referenceOf } from '../compiler/level-source.ts';
import type { ProgramRunner } from '../verify/remember-runs.ts';
import { OTHER_WAYS } from './other-ways.ts';
import { runEnd } from '../verify/run-end.ts';
import { isTooLong } from '../verify/too-long.ts';

/** What a dodge gets: it is refused, it completes the level and is told of the idea, or nobody says a word. */
export type Reply = 'refused' | 'told' | 'silent';

export interface TriedDodge extends Dodge {
  readonly reply: Reply;
}

const ideasOf = ({ source }: PlacedLevel): readonly string[] => source.level.ideas ?? [];

/** Returns what a program gets in all settings of a level. */
export async function replyTo(runner: ProgramRunner, level: PlacedLevel, code: string): Promise<Reply> {
  if (isTooLong(level.source, code)) return 'refused';
  const ideas = ideasOf(level);
  const runs: Variables[] = [];
  for (const { level: setting } of settingsOf(level.source)) {
    const outcome = await runner.run({ code, level: setting, ideas });
    const end = await runEnd({ run: () => Promise.resolve(outcome) }, setting, code);
    if (end.kind !== 'complete') return 'refused';
    runs.push(outcome.variables);
  }
  const [shown = {}, ...hidden] = runs;
  return leftOut(ideas, shown, hidden).length > 0 ? 'told' : 'silent';
}

/** What the dodges are made of: the reference solution and what it does on the map as shown. */
async function dodged(runner: ProgramRunner, level: PlacedLevel): Promise<DodgedProgram> {
  const code = referenceOf(level.source.solutions);
  const { commands, variables, constants } = await runner.run({ code, level: level.compiled });
  const wanted = level.compiled.levelGoals.flatMap(goal => usedWord(goal) ?? []);
  return { code, words: [...new Set([...wanted, ...ideasOf(level)])], commands, variables, constants };
}

/**
 * Tries the known kinds of dodges of levels. It protects the idea of a level, for the child who is to try it; one gets
 * round it by a kind that is not known yet, which belongs into burrow_dodges.py.
 */
export async function tryDodges(
  runner: ProgramRunner,
  levels: readonly PlacedLevel[],
): Promise<(readonly TriedDodge[])[]> {
  const programs: DodgedProgram[] = [];
  for (const level of levels) programs.push(await dodged(runner, level));
  const tried: TriedDodge[][] = [];
  for (const [index, dodges] of (await makeDodges(programs)).entries()) {
    const level = levels[index];
    const replies: TriedDodge[] = [];
    for (const dodge of level ? dodges : [])
      replies.push({ ...dodge, reply: await replyTo(runner, level as PlacedLevel, dodge.code) });
    tried.push(replies);
  }
  return tried;
}

/** Solutions that are told to leave an idea out, and are no other way. */
export async function falseAlarms(runner: ProgramRunner, level: PlacedLevel): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, code } of level.source.solutions)
    if (!OTHER_WAYS.has(file) && (await replyTo(runner, level, code)) === 'told')
      problems.push({
        file,
        field: '',
        message: 'it uses the ideas of its level, and is told that it does not',
      });
  return problems;
}

/** Ideas of a level that its own reference solution leaves out, and dodges that pass without a word. */
export async function dodgeProblems(
  runner: ProgramRunner,
  level: PlacedLevel,
  tried: readonly TriedDodge[],
): Promise<Problem[]> {
  const file = `${level.source.folder}/level.json`;
  const code = referenceOf(level.source.solutions);
  const { variables } = await runner.run({ code, level: level.compiled, ideas: ideasOf(level) });
  const unused = ideasOf(level).filter(word => !variables[reachesOf(word)]);
  return [
    ...unused.map(word => ({ file, field: 'ideas', message: `the reference solution does without ${word}` })),
    ...tried
      .filter(one => one.reply === 'silent')
      .map(one => ({ file, field: '', message: `a dodge passes without a word, ${one.kind}:\n${one.code}` })),
  ];
}
