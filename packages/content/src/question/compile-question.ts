import type { LevelQuestion } from '@burrow/contracts';
import { mixed } from '../compiler/mixed.ts';
import type { LevelSource } from '../compiler/level-source.ts';

/** The question of a level's guide with its answer, as it is served; undefined if there is none, or no answer yet. */
export function compileQuestion({ level, answer }: LevelSource): LevelQuestion | undefined {
  const { question } = level;
  if (!question || answer === undefined) return undefined;
  if (question.kind === 'value' && typeof answer === 'string') {
    const { of, others } = question;
    return { kind: 'value', of, choices: mixed([answer, ...others]), answer };
  }
  // question.json was written for this kind: `check-question` says so if not.
  if (question.kind === 'line') return { ...question, answer: answer as number[] };
  if (question.kind === 'tile') return { kind: 'tile', answer: answer as [number, number] };
  return undefined;
}
