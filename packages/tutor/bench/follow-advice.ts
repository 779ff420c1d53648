import type { Variant, WorldLevel } from '@burrow/contracts';
import type { CompiledLevel } from '@burrow/content';
import type { NodeRunner } from '@burrow/python/node';
import { linesOfCode, readCode } from '@burrow/python-syntax';
import { judge, loadWorld, replay, variantLevel } from '@burrow/world';
import { contradicts } from './contradictions.ts';
import {
  advise,
  applyEdit,
  type Advice,
  type TutorError,
  type TutorLevel,
  type TutorRun,
} from '../src/index.ts';

const LEAST_ROUNDS = 12;
const ROUNDS_PER_LINE = 2;

/** The number of requests for advice after which a learner gives up; more for a long program. */
const maxRounds = ([reference = '']: readonly string[]): number =>
  Math.max(LEAST_ROUNDS, ROUNDS_PER_LINE * reference.trim().split('\n').length);

/** How a run ended: what the tutor is told about it. */
interface End {
  readonly solved: boolean;
  readonly level: TutorLevel;
  readonly isVariant: boolean;
  readonly error: TutorError | null;
  readonly errorText: string;
  readonly run: TutorRun | null;
}

/** What happened to one program. */
export interface Journey {
  readonly solved: boolean;
  /** Requests for advice. */
  readonly rounds: number;
  /** Lines of code offered. */
  readonly lines: number;
  /** Advice contradicted by its own edit. */
  readonly contradictions: readonly string[];
}

async function runIn(runner: NodeRunner, level: WorldLevel, code: string): Promise<Omit<End, 'isVariant'>> {
  const { error, commands, variables } = await runner.run({ code, level });
  const world = loadWorld(level);
  const solved = error === null && judge(world, replay(world, commands).final, variables).complete;
  return { solved, level, error, errorText: error?.trace ?? '', run: { commands, variables } };
}

const tooLong = (level: CompiledLevel, code: string): boolean =>
  linesOfCode(readCode(code)) > (level.maxLinesOfCode ?? Infinity);

/** Runs a program as the play screen does: refused if it is too long, then in the level as shown, then in each variant. */
export async function runAll(runner: NodeRunner, level: CompiledLevel, code: string): Promise<End> {
  if (tooLong(level, code))
    return { solved: false, level, isVariant: false, error: null, errorText: '', run: null };
  const shown = await runIn(runner, level, code);
  if (!shown.solved) return { ...shown, isVariant: false };
  for (const variant of (level.variants ?? []) as readonly Variant[]) {
    const end = await runIn(runner, variantLevel(level, variant), code);
    if (!end.solved) return { ...end, isVariant: true };
  }
  return { ...shown, isVariant: false };
}

/** Asks the tutor repeatedly, and types each line that it shows, until the level is solved. */
export async function followAdvice(
  runner: NodeRunner,
  level: CompiledLevel,
  references: readonly string[],
  program: string,
): Promise<Journey> {
  const steps: Advice[] = [];
  const contradictions: string[] = [];
  let code = program;
  let end = await runAll(runner, level, code);
  while (!end.solved && steps.length < maxRounds(references)) {
    const given = steps.map(({ key }) => key);
    const advice = advise({ ...end, references, code, language: 'en', given });
    steps.push(advice);
    if (advice.edit === null) continue;
    if (contradicts(code, advice)) contradictions.push(`${advice.text} ${JSON.stringify(advice.edit)}`);
    code = applyEdit(code, advice.edit);
    end = await runAll(runner, level, code);
  }
  const lines = steps.filter(({ edit }) => edit !== null).length;
  return { solved: end.solved, rounds: steps.length, lines, contradictions };
}
