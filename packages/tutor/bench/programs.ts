import type { CompiledContent, CompiledLevel, CompiledPrograms } from '@burrow/content';
import { loadMistakes } from './mistakes.ts';

/** A program that falls short, with what solves its level. */
export interface Wrong {
  /** `course/level` */
  readonly key: string;
  /** Counts from 1 within a level: its wrong programs, its template, those of `mistakes/`. */
  readonly number: number;
  readonly level: CompiledLevel;
  readonly references: readonly string[];
  readonly code: string;
}

/** Every wrong program and template of every level, and those of `mistakes/`. */
export function programsOf({ levels }: CompiledContent, programs: CompiledPrograms): readonly Wrong[] {
  const mistakes = loadMistakes();
  return Object.entries(programs).flatMap(([key, { solutions, wrong }]) => {
    const level = levels[key];
    if (!level || solutions.length === 0) return [];
    return [...wrong, level.codeTemplate, ...(mistakes.get(key) ?? [])].map((code, index) => ({
      key,
      number: index + 1,
      level,
      references: solutions,
      code,
    }));
  });
}

/** The template of every level, which is not yet what its goals ask for. */
export const templatesOf = (
  { levels }: CompiledContent,
  programs: CompiledPrograms,
): readonly Omit<Wrong, 'number'>[] =>
  Object.entries(programs).flatMap(([key, { solutions }]) => {
    const level = levels[key];
    if (!level || solutions.length === 0) return [];
    return [{ key, level, references: solutions, code: level.codeTemplate }];
  });
