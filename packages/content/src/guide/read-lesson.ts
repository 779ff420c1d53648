import type { PlacedLevel } from '../compiler/compile-content.ts';
import type { WrongProgram } from '../compiler/level-source.ts';
import type { Report } from '../compiler/problem.ts';
import type { GuideLesson, GuideMistake, GuideOutcome, GuideStep } from './guide.types.ts';
import { givesAway, wrongLines } from './wrong-lines.rules.ts';

/** The parts of a lesson's file, in their order: their names are not translated, the page has titles for them. */
const PARTS = ['aims', 'plan', 'activity', 'mistakes'] as const;
type PartName = (typeof PARTS)[number];

/** How long a lesson takes. */
const MINUTES = 45;
/** A plan uses this many levels of its chapter or more. */
const LEAST_LEVELS = 2;
const LEAST_MISTAKES = 5;

const STEP = /^(?<minutes>\d+): (?<title>.+)$/;
const MISTAKE = /^(?<level>[a-z-]+\d+)\/(?<program>[a-z-]+): (?<title>.+)$/;
const LEVEL = /\{(?<slug>[a-z-]+-level\d+)\}/g;

export interface LessonFile {
  /** Below the folder of the guide. */
  readonly file: string;
  readonly source: string;
  readonly language: string;
  /** The slugs of the chapter's levels. */
  readonly levels: readonly string[];
  /** All levels, by slug. */
  readonly placed: ReadonlyMap<string, PlacedLevel>;
}

interface Part {
  readonly title: string;
  readonly text: string;
}

/** Splits at headings; what comes before the first one is a part without a title. */
function split(source: string, mark: '##' | '###'): readonly Part[] {
  return source.split(new RegExp(`^${mark} `, 'm')).map((piece, index) => {
    const [first = '', ...rest] = piece.split('\n');
    return index === 0
      ? { title: '', text: piece.trim() }
      : { title: first.trim(), text: rest.join('\n').trim() };
  });
}

/** Replaces {slug} by a link to the level with its name and number. */
function withLevels({ source, language, file, placed }: LessonFile, report: Report): string {
  return source.replace(LEVEL, (written, slug: string) => {
    const level = placed.get(slug)?.compiled;
    const name = (level?.texts[language] ?? level?.texts['en'])?.name;
    if (!level || !name) {
      report(file, written, 'is no level');
      return written;
    }
    return `[${name} (${level.level_id})](/play/${level.course_slug}/${slug})`;
  });
}

function readSteps(parts: readonly Part[], file: string, report: Report): readonly GuideStep[] {
  const steps = parts.flatMap(({ title, text }): GuideStep[] => {
    const step = STEP.exec(title)?.groups;
    if (!step) report(file, title, 'is no part of a plan, such as "5: Predict"');
    return step ? [{ minutes: Number(step['minutes']), title: step['title'] ?? '', text }] : [];
  });
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  if (minutes !== MINUTES) report(file, 'plan', `takes ${minutes} minutes instead of ${MINUTES}`);
  return steps;
}

function outcomeOf({ outcome }: WrongProgram): GuideOutcome {
  const onOtherMap = outcome.kind === 'variant';
  const end = outcome.kind === 'variant' ? outcome.end : outcome;
  if (end.kind === 'error') return { kind: 'error', code: end.code, line: end.line, onOtherMap };
  return { kind: end.kind === 'lines' ? 'lines' : 'open', code: null, line: null, onOtherMap };
}

function readMistake({ title: head, text }: Part, lesson: LessonFile, report: Report): GuideMistake[] {
  const { level = '', program = '', title = '' } = MISTAKE.exec(head)?.groups ?? {};
  const source = lesson.levels.includes(level) ? lesson.placed.get(level)?.source : undefined;
  const wrong = source?.wrong.find(({ file }) => file.endsWith(`/${program}.py`));
  if (!source || !wrong) {
    report(lesson.file, head, 'is no wrong program of the chapter, such as "loops-level1/no-indent: Title"');
    return [];
  }
  const outcome = outcomeOf(wrong);
  const solutions = source.solutions.map(({ code }) => code);
  const lines = wrongLines(wrong.code, solutions, outcome.onOtherMap ? null : outcome.line);
  if (solutions.some(solution => givesAway(lines, solution)))
    report(lesson.file, head, 'gives the solution away');
  return [{ level, program, title, lines, outcome, text }];
}

/** Reads how a chapter is taught, and reports what its file lacks. Wrong programs and names of levels are added to it. */
export function readLesson(lesson: LessonFile, report: Report): GuideLesson {
  const { file, levels } = lesson;
  const parts = split(withLevels(lesson, report), '##').slice(1);
  const names = parts.map(({ title }) => title);
  if (names.join() !== PARTS.join())
    report(file, '', `has the parts ${names.join()} instead of ${PARTS.join()}`);
  const textOf = (name: PartName): string => parts.find(({ title }) => title === name)?.text ?? '';
  for (const name of PARTS) if (textOf(name) === '') report(file, name, 'is empty');
  const named = levels.filter(slug =>
    split(lesson.source, '##').some(part => part.title === 'plan' && part.text.includes(`{${slug}}`)),
  );
  if (named.length < LEAST_LEVELS) report(file, 'plan', 'names too few levels of the chapter');
  const [before, ...steps] = split(textOf('plan'), '###');
  const [, activity] = split(textOf('activity'), '###');
  if (!activity) report(file, 'activity', 'has no title');
  const mistakes = split(textOf('mistakes'), '###')
    .slice(1)
    .flatMap(part => readMistake(part, lesson, report));
  if (mistakes.length < LEAST_MISTAKES) report(file, 'mistakes', `are fewer than ${LEAST_MISTAKES}`);
  return {
    aims: textOf('aims'),
    plan: { before: before?.text ?? '', steps: readSteps(steps, file, report) },
    activity: activity ?? { title: '', text: '' },
    mistakes,
  };
}
