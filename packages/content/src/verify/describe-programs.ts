import type { ProgramRunner } from './remember-runs.ts';
import type { PlacedLevel } from '../compiler/compile-content.ts';
import { settingsOf } from '../compiler/compile-level.ts';
import { runEnd, showEnd } from './run-end.ts';
import { isTooLong, showLines } from './too-long.ts';

/** A program of a level, and how it really ends: first in the level as shown, then in each hidden setting. */
export interface ProgramReport {
  /** Path below the level's folder. */
  readonly file: string;
  readonly ends: readonly string[];
}

/** Runs the template, the solutions and the wrong programs of a level in real Python. */
export async function describePrograms(
  runner: ProgramRunner,
  { source }: PlacedLevel,
): Promise<ProgramReport[]> {
  const { folder, template, solutions, wrong } = source;
  const programs = [{ file: `${folder}/template.py`, code: template }, ...solutions, ...wrong];
  const settings = settingsOf(source).map(({ level }) => level);
  const reports: ProgramReport[] = [];
  for (const { file, code } of programs) {
    const ends: string[] = [];
    if (isTooLong(source, code)) ends.push(showLines(source, code));
    else for (const level of settings) ends.push(showEnd(await runEnd(runner, level, code)));
    reports.push({ file: file.slice(folder.length + 1), ends });
  }
  return reports;
}
