import type { CompiledLevel } from '@burrow/content';
import type { TutorLevel, TutorRequest } from '@burrow/tutor';
import { variantLevel } from '@burrow/world';
import type { GivenAdvice } from '../../learners/tips.repository.ts';
import type { TipQuestion } from './tip-question.rules.ts';

/** The level in which the program ran: as shown, or one of its hidden settings. */
function settingOf(level: CompiledLevel, { run }: TipQuestion): TutorLevel {
  const variant = level.variants?.[run?.variant ?? -1];
  if (!variant) return level;
  const { maxLinesOfCode, commands } = level;
  return { ...variantLevel(level, variant), maxLinesOfCode, commands };
}

/** A run of another version of the level says nothing about this one. */
const isOfLevel = (level: CompiledLevel, { run }: TipQuestion): boolean =>
  run !== null && run.level_hash === level.level_hash;

/** Returns what the tutor is asked. */
export function tutorRequest(
  question: TipQuestion,
  level: CompiledLevel | undefined,
  references: readonly string[],
  { given, trail }: GivenAdvice,
): TutorRequest {
  const { code, errorText, run, language } = question;
  const known = level && isOfLevel(level, question);
  return {
    level: level ? settingOf(level, question) : null,
    references,
    code,
    error: run?.error ?? null,
    errorText,
    run: known && run ? { commands: run.commands, variables: run.variables } : null,
    isVariant: known === true && typeof run?.variant === 'number',
    language,
    given,
    trail,
  };
}
