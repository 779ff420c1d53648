import { linesOf } from '../compiler/derive-level.ts';
import type { Report } from '../compiler/problem.ts';
import type { FileReader } from '../compiler/read-files.ts';
import type { LevelFile } from '../schema/level-file.schema.ts';

type Exercise = LevelFile['exercise'];

/** The level and the program that a template is taken from, as `from` names them; undefined if it is written. */
export function mendedFrom(
  exercise: Exercise,
): { readonly slug: string; readonly program: string } | undefined {
  if (exercise?.kind !== 'mend' || exercise.from === undefined) return undefined;
  const [slug = '', program = ''] = exercise.from.split('/');
  return { slug, program };
}

const withoutComments = (code: string): string =>
  code
    .split('\n')
    .filter(line => !/^\s*#/.test(line))
    .join('\n')
    .trim();

interface WrittenTemplate {
  readonly folder: string;
  /** template.py */
  readonly template: string;
  readonly exercise: Exercise;
}

/**
 * Returns what the editor opens with: template.py, and below its comments the wrong program of another level of the
 * course that the exercise names. The reader reports a program that is not there.
 */
export function withMended(
  reader: FileReader,
  { folder, template, exercise }: WrittenTemplate,
  report: Report,
): string {
  const from = mendedFrom(exercise);
  if (!from) return template;
  if (linesOf(template).length > 0)
    report(`${folder}/template.py`, '', `has lines of code, but its program is ${from.slug}/${from.program}`);
  const course = folder.replace(/\/[^/]*$/, '');
  const code = reader.text(`${course}/${from.slug}/wrong/${from.program}.py`) ?? '';
  return `${[template.trim(), withoutComments(code)].filter(part => part !== '').join('\n')}\n`;
}
