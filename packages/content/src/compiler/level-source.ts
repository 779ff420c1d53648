import { LANGUAGES } from '@burrow/contracts';
import type { LevelTexts } from '../content.types.ts';
import {
  AnswerFileSchema,
  CommentsFileSchema,
  ReferenceFileSchema,
  ShortTextsSchema,
  TemplateFileSchema,
  WrongFileSchema,
} from '../schema/level-file.schema.ts';
import type { AnswerFile, ProgramOutcome, ReferenceFile, ShortTexts } from '../schema/level-file.schema.ts';
import { TiledMapSchema } from '../schema/tiled-map.schema.ts';
import type { TiledMap } from '../schema/tiled-map.schema.ts';
import type { FileReader } from './read-files.ts';
import { withMended } from '../exercise/mended-template.ts';
import type { Report } from './problem.ts';
import { completeLevel, linesOf, type Level } from './derive-level.ts';
import { commentsOf } from './template-comments.ts';
import { readLevelFile } from './read-level-file.ts';

/** A program of a level's folder. */
export interface Program {
  /** Path below `courses`. */
  readonly file: string;
  readonly code: string;
}

export interface WrongProgram extends Program {
  readonly outcome: ProgramOutcome;
}

/** A level's texts in one language, as written. */
export type SourceTexts = Pick<LevelTexts, 'guide' | 'tutorial' | 'hint'> &
  ShortTexts & {
    /** The words of the template's comments; undefined if they are those of template.py. */
    readonly comments?: readonly string[] | undefined;
  };

/** What a level's folder must hold: challenges have no tutorial, levels without goals neither texts nor programs. */
export type LevelKind = 'lesson' | 'challenge' | 'free';

const TEXTS: Readonly<Record<LevelKind, readonly string[]>> = {
  lesson: ['guide', 'tutorial', 'hint'],
  challenge: ['guide', 'hint'],
  free: [],
};

/** A level's folder as read, each file validated by its own schema. */
export interface LevelSource {
  /** Path below `courses`: course/level. */
  readonly folder: string;
  readonly kind: LevelKind;
  readonly level: Level;
  /** Names the field of level.json from which a field of `level` was made. */
  readonly asWritten: (field: string) => string;
  readonly map: TiledMap;
  readonly template: string;
  /** How the template ends, from template.json; undefined if it just leaves goals open. */
  readonly templateOutcome: ProgramOutcome | undefined;
  /** What the template's run answers to the question of the guide, from question.json. */
  readonly answer: AnswerFile['answer'] | undefined;
  /** What a challenge's reference solution does, from reference.json. */
  readonly reference: ReferenceFile | undefined;
  readonly texts: Readonly<Record<string, SourceTexts>>;
  readonly solutions: readonly Program[];
  readonly wrong: readonly WrongProgram[];
  /** Wrong programs without a file that says how they end. */
  readonly unrecorded: readonly Program[];
}

/** Written by `npm run answers`, proved by the content test. */
export const ANSWER_FILE = 'question.json';

/** Written by `npm run references`, proved by the content test. */
export const REFERENCE_FILE = 'reference.json';

/** The language of template.py. */
const SOURCE_LANGUAGE = 'en';

function readTexts(
  reader: FileReader,
  folder: string,
  kind: LevelKind,
  language: string,
  hasComments: boolean,
): SourceTexts | undefined {
  const comments =
    hasComments && language !== SOURCE_LANGUAGE
      ? reader.json(`${folder}/${language}/comments.json`, CommentsFileSchema)
      : undefined;
  const short = reader.json(`${folder}/${language}/texts.json`, ShortTextsSchema);
  const [guide, tutorial, hint] = ['guide', 'tutorial', 'hint'].map(name =>
    TEXTS[kind].includes(name) ? reader.text(`${folder}/${language}/${name}.md`)?.trim() : '',
  );
  if (!short || guide === undefined || tutorial === undefined || hint === undefined) return undefined;
  return { ...short, guide, tutorial, hint, comments };
}

/** English, and every language that has a folder: a level without one is shown in English. */
function readAllTexts(
  reader: FileReader,
  folder: string,
  kind: LevelKind,
  hasComments: boolean,
): Record<string, SourceTexts> {
  const known = new Set(LANGUAGES.map(({ code }) => code));
  const present = reader.names(folder).filter(name => known.has(name));
  const languages = new Set([SOURCE_LANGUAGE, ...present]);
  return Object.fromEntries(
    [...languages].toSorted().flatMap(language => {
      const texts = readTexts(reader, folder, kind, language, hasComments);
      return texts ? [[language, texts]] : [];
    }),
  );
}

function readPrograms(reader: FileReader, folder: string): Program[] {
  return reader
    .names(folder)
    .filter(name => name.endsWith('.py'))
    .map(name => ({ file: `${folder}/${name}`, code: reader.text(`${folder}/${name}`) ?? '' }));
}

/** The file that says how a wrong program ends. */
export const outcomeFile = ({ file }: Program): string => file.replace(/\.py$/, '.json');

interface WrongPrograms {
  readonly wrong: readonly WrongProgram[];
  readonly unrecorded: readonly Program[];
}

function readWrong(reader: FileReader, folder: string, report: Report): WrongPrograms {
  const programs = readPrograms(reader, folder);
  const names = new Set(reader.names(folder).map(name => `${folder}/${name}`));
  const [recorded, unrecorded] = [true, false].map(has =>
    programs.filter(program => names.has(outcomeFile(program)) === has),
  ) as [Program[], Program[]];
  for (const { file } of unrecorded)
    report(file, '', `has no outcome yet: run npm run level -- ${folder.split('/')[1]} --record`);
  const wrong = recorded.flatMap(program => {
    const found = reader.json(outcomeFile(program), WrongFileSchema);
    return found ? [{ ...program, outcome: found.outcome }] : [];
  });
  return { wrong, unrecorded };
}

/** The simplest solution: reference.py. */
export const referenceOf = (solutions: readonly Program[]): string =>
  solutions.find(({ file }) => file.endsWith('/reference.py'))?.code ?? solutions[0]?.code ?? '';

/** The wrong program that the template is, apart from comments: in a level where it is mended. */
export const mendedProgram = ({ template, wrong }: LevelSource): WrongProgram | undefined =>
  wrong.find(({ code }) => linesOf(code).join('\n') === linesOf(template).join('\n'));

/** Reads a level's folder. Reports what is missing or malformed; undefined if the level cannot be built. */
export function readLevel(
  reader: FileReader,
  folder: string,
  kind: LevelKind,
  report: Report,
): LevelSource | undefined {
  const { file, asWritten } = readLevelFile(reader, `${folder}/level.json`, report);
  const map = reader.json(`${folder}/map.tmj`, TiledMapSchema);
  const written = reader.text(`${folder}/template.py`);
  const template =
    written === undefined
      ? undefined
      : withMended(reader, { folder, template: written, exercise: file?.exercise }, report);
  const templateOutcome = reader.names(folder).includes('template.json')
    ? reader.json(`${folder}/template.json`, TemplateFileSchema)?.outcome
    : undefined;
  const answer = reader.names(folder).includes(ANSWER_FILE)
    ? reader.json(`${folder}/${ANSWER_FILE}`, AnswerFileSchema)?.answer
    : undefined;
  const reference = reader.names(folder).includes(REFERENCE_FILE)
    ? reader.json(`${folder}/${REFERENCE_FILE}`, ReferenceFileSchema)
    : undefined;
  const hasComments = commentsOf(template ?? '').length > 0;
  const texts = readAllTexts(reader, folder, kind, hasComments);
  const solutions = readPrograms(reader, `${folder}/solutions`);
  const { wrong, unrecorded } = readWrong(reader, `${folder}/wrong`, report);
  const isFree = kind === 'free';
  if (!isFree && solutions.length === 0)
    report(`${folder}/solutions`, '', 'needs a program that completes the level');
  if (!isFree && wrong.length + unrecorded.length < 2)
    report(`${folder}/wrong`, '', 'needs two wrong programs or more');
  if (!file || !map || template === undefined) return undefined;
  const level = completeLevel(file, {
    reference: referenceOf(solutions),
    template,
    solutions: solutions.map(({ code }) => code),
    wrong: [...wrong, ...unrecorded].map(({ code }) => code),
  });
  return {
    folder,
    kind,
    level,
    asWritten,
    map,
    template,
    templateOutcome,
    answer,
    reference,
    texts,
    solutions,
    wrong,
    unrecorded,
  };
}
