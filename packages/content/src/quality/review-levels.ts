import { outlinePrograms } from '@burrow/python/node';
import { PLAYER_COMMANDS } from '@burrow/contracts';
import type { Compilation, PlacedLevel } from '../compiler/compile-content.ts';
import { codeParts } from '../compiler/checks/text-measure.ts';
import { createReport, type Problem } from '../compiler/problem.ts';
import { checkIdeas, type LevelIdeas } from './ideas.rules.ts';
import { readIdeas } from './read-ideas.ts';
import { checkShapes } from './solution-shapes.rules.ts';

/** What a second look at all levels together finds. */
export interface Review {
  readonly problems: readonly Problem[];
  /** What is to be seen to once later chapters are there. */
  readonly remarks: readonly Problem[];
}

interface OwnProgram {
  readonly level: PlacedLevel;
  readonly file: string;
  readonly code: string;
  /** Names that the level gives. */
  readonly given: string;
}

/** A piece of code in a sentence shows an idea if it does something with it: `int("5")`, not `int`. */
const ACTS = /[(=+*/%<>-]/;
const REFERENCE = '/solutions/reference.py';

/** A level's right programs: those in its folder, and the code in its English texts. */
function programsOf(level: PlacedLevel): OwnProgram[] {
  const { folder, template, solutions, texts, level: file } = level.source;
  const names = [...PLAYER_COMMANDS, ...file.constants.map(({ name }) => name)];
  const given = [file.data ?? '', ...names.map(name => `${name} = 0`)].join('\n');
  const shown = (['guide', 'tutorial'] as const).flatMap(name =>
    codeParts(texts['en']?.[name] ?? '')
      .filter(code => ACTS.test(code))
      .map(code => ({ file: `${folder}/en/${name}.md`, code })),
  );
  const programs = [...solutions, { file: `${folder}/template.py`, code: template }, ...shown];
  return programs.map(program => ({ level, given, ...program }));
}

/**
 * Looks at the levels together: whether ideas come in order and return, and whether two levels have the same solution.
 * Programs are read by Python's own parser, all at once, and not run.
 * @param only the slug of a level: of the others only the reference solution is read
 */
export async function reviewLevels(
  { courses, levels }: Pick<Compilation, 'courses' | 'levels'>,
  only?: string,
): Promise<Review> {
  const { problems, report } = createReport();
  const { problems: remarks, report: remark } = createReport();
  const programs = levels
    .filter(({ source }) => source.kind !== 'free')
    .flatMap(programsOf)
    .filter(({ file, level }) => [undefined, level.compiled.slug].includes(only) || file.endsWith(REFERENCE));
  const outlines = await outlinePrograms(programs);
  const read = programs.flatMap((program, index) => {
    const outline = outlines[index];
    return outline ? [{ ...program, ...outline, isReference: program.file.endsWith(REFERENCE) }] : [];
  });
  const own = levels.map((level): LevelIdeas => ({
    slug: level.compiled.slug,
    folder: level.source.folder,
    introduces: level.source.level.introduces ?? [],
    programs: read.filter(program => program.level === level),
  }));
  checkIdeas(courses, own, readIdeas(), report, remark);
  checkShapes(
    read.filter(({ isReference }) => isReference),
    report,
  );
  return { problems, remarks };
}
