import type { Position, WorldLevel } from '@burrow/contracts';
import { loadWorld, replay } from '@burrow/world';
import type { ProgramRunner } from '../verify/remember-runs.ts';
import { BARE_LEVEL, quizLevel } from './quiz-level.ts';
import type { AskedFile, SetAnswer } from './quiz-file.schema.ts';

type Asked<Kind extends AskedFile['kind']> = Extract<AskedFile, { readonly kind: Kind }>;

/** A question that Python does not answer: what is written is wrong. */
export class Unanswerable extends Error {}

interface Ran {
  readonly output: string;
  readonly values: ReadonlyMap<string, string>;
  readonly tile: Position;
}

/** Runs a program, and evaluates expressions among its names afterwards. @throws Unanswerable */
async function runProgram(
  runner: ProgramRunner,
  level: WorldLevel,
  code: string,
  expressions: readonly string[] = [],
): Promise<Ran> {
  const goals = expressions.map(text => ({
    action: 'compare' as const,
    type: '',
    count: 1,
    score: 0,
    variable: `str(${text})`,
  }));
  const asking = { ...level, levelGoals: [...level.levelGoals, ...goals] };
  const { error, output, variables, commands } = await runner.run({ code, level: asking });
  if (error) throw new Unanswerable(`ends with the error ${error.code} in line ${error.line}:\n${code}`);
  const values = expressions.map(text => {
    const value = variables[`str(${text})`];
    if (typeof value !== 'string') throw new Unanswerable(`${text} has no value after:\n${code}`);
    return [text, value] as const;
  });
  return {
    output: printed(output),
    values: new Map(values),
    tile: replay(loadWorld(level), commands).final.player.position,
  };
}

export const printed = (output: readonly { readonly text: string }[]): string =>
  output
    .map(({ text }) => text)
    .join('')
    .trimEnd();

async function choiceAnswer(
  runner: ProgramRunner,
  { code = '', choices, test }: Asked<'choice' | 'several'>,
): Promise<SetAnswer> {
  const all = Object.entries(choices);
  const valued = all.flatMap(([key, { of }]) => (of === undefined ? [] : [[key, of] as const]));
  const tests = all.map(([key, choice]) => {
    const it = choice.code ?? choice.of ?? '';
    return [key, test?.replaceAll('$it', `(${it})`) ?? ''] as const;
  });
  const asks = [...valued, ...(test === undefined ? [] : tests)].map(([, text]) => text);
  if (asks.length === 0) return {};
  const { values } = await runProgram(runner, BARE_LEVEL, code, asks);
  const right = tests.filter(([, text]) => values.get(text) === 'True').map(([key]) => key);
  return {
    ...(valued.length > 0 && {
      values: Object.fromEntries(valued.map(([key, of]) => [key, values.get(of) ?? ''])),
    }),
    ...(test !== undefined && { right }),
  };
}

async function outputAnswer(runner: ProgramRunner, { code, wrong }: Asked<'output'>): Promise<SetAnswer> {
  const all = Object.entries(wrong);
  const expressions = all.flatMap(([, mistake]) => (typeof mistake === 'string' ? [mistake] : []));
  const ran = await runProgram(runner, BARE_LEVEL, code, expressions);
  if (ran.output === '') throw new Unanswerable(`prints nothing:\n${code}`);
  const values: Record<string, string> = {};
  for (const [key, mistake] of all)
    values[key] =
      typeof mistake === 'string'
        ? (ran.values.get(mistake) ?? '')
        : (await runProgram(runner, BARE_LEVEL, mistake.code)).output;
  return { output: ran.output, values };
}

async function tileAnswer(runner: ProgramRunner, { code, scene, wrong }: Asked<'tile'>): Promise<SetAnswer> {
  const level = quizLevel(scene, 'tile');
  const tiles: Record<string, Position> = {};
  for (const [key, mistake] of Object.entries(wrong))
    tiles[key] = (await runProgram(runner, level, mistake)).tile;
  return { tile: (await runProgram(runner, level, code)).tile, tiles };
}

async function gapAnswer(runner: ProgramRunner, { code, accepts }: Asked<'gap'>): Promise<SetAnswer> {
  const [first = ''] = accepts;
  return { output: (await runProgram(runner, BARE_LEVEL, code.replace('___', first))).output };
}

/** Computes what Python says about a question with one set of its data. @throws Unanswerable */
export async function computeSet(runner: ProgramRunner, asked: AskedFile): Promise<SetAnswer> {
  switch (asked.kind) {
    case 'choice':
    case 'several':
      return choiceAnswer(runner, asked);
    case 'output':
      return outputAnswer(runner, asked);
    case 'tile':
      return tileAnswer(runner, asked);
    case 'gap':
      return gapAnswer(runner, asked);
    default:
      return {};
  }
}
