import { z } from 'zod';
import { withChosenVariants } from '../exercise/design-variants.ts';
import { expandLevel, type ExpandedLevel } from '../rules/expand-level.ts';
import type { Json } from '../rules/expand-value.ts';
import { type LevelFile, LevelFileSchema } from '../schema/level-file.schema.ts';
import type { Report } from './problem.ts';
import type { FileReader } from './read-files.ts';

/** A level.json whose rules are written out. */
export interface LevelFileAsRead extends Pick<ExpandedLevel, 'asWritten'> {
  /** Undefined if something is wrong with it, which is reported. */
  readonly file: LevelFile | undefined;
}

/** Reads a level.json and writes out its rules; only then the schema judges it. */
export function readLevelFile(reader: FileReader, path: string, report: Report): LevelFileAsRead {
  const json = reader.json(path, z.json()) as Json | undefined;
  if (json === undefined) return { file: undefined, asWritten: field => field };
  const designed = withChosenVariants(json);
  const { level, problems: ruleProblems, asWritten } = expandLevel(designed.file);
  const problems = [...designed.problems, ...ruleProblems];
  for (const { field, message } of problems) report(path, field, message);
  if (problems.length > 0) return { file: undefined, asWritten };
  const { data: file, error } = LevelFileSchema.safeParse(level);
  for (const { path: field, message } of error?.issues ?? [])
    report(path, asWritten(field.join('.')), message);
  return { file, asWritten };
}
