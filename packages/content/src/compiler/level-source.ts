import { LANGUAGES } from '@burrow/contracts';
import type { LevelTexts } from '../content.types.ts';
import { LevelFileSchema, ShortTextsSchema, EndFileSchema } from '../schema/level-file.schema.ts';
import type { LevelFile, ProgramOutcome } from '../schema/level-file.schema.ts';
import { TiledMapSchema } from '../schema/tiled-map.schema.ts';
import type { TiledMap } from '../schema/tiled-map.schema.ts';
import type { FileReader } from './read-files.ts';
import type { Report } from './problem.ts';

/** A program of a level's folder. */
export interface Program {
  /** Path below `courses`. */
  readonly file: string;
  readonly code: string;
}

export interface WrongProgram extends Program {
  readonly outcome: ProgramOutcome;
}

/** A level's folder as read, each file by itself as its schema wants it. */
export interface LevelSource {
  /** Path below `courses`: course/level. */
  readonly folder: string;
  readonly level: LevelFile;
  readonly map: TiledMap;
  readonly template: string;
  /** How the template ends, from template.json; undefined where it just leaves goals open. */
  readonly templateOutcome: ProgramOutcome | undefined;
  readonly texts: Readonly<Record<string, LevelTexts>>;
  readonly solutions: readonly Program[];
  readonly wrong: readonly WrongProgram[];
}

/** Languages in which every level must be. */
export const COMPLETE_LANGUAGES: readonly string[] = LANGUAGES.filter(({ complete }) => complete).map(
  ({ code }) => code,
);

function readTexts(reader: FileReader, folder: string, language: string): LevelTexts | undefined {
  const short = reader.json(`${folder}/${language}/texts.json`, ShortTextsSchema);
  const [guide, tutorial, hint] = ['guide', 'tutorial', 'hint'].map(name =>
    reader.text(`${folder}/${language}/${name}.md`)?.trim(),
  );
  if (!short || guide === undefined || tutorial === undefined || hint === undefined) return undefined;
  return { name: short.name, guide, tutorial, hint, tip: short.tip };
}

function readAllTexts(reader: FileReader, folder: string): Record<string, LevelTexts> {
  const known = new Set(LANGUAGES.map(({ code }) => code));
  const present = reader.names(folder).filter(name => known.has(name));
  const languages = new Set([...COMPLETE_LANGUAGES, ...present]);
  return Object.fromEntries(
    [...languages].flatMap(language => {
      const texts = readTexts(reader, folder, language);
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

function readWrong(reader: FileReader, folder: string): WrongProgram[] {
  return readPrograms(reader, folder).flatMap(program => {
    const found = reader.json(program.file.replace(/\.py$/, '.json'), EndFileSchema);
    return found ? [{ ...program, outcome: found.outcome }] : [];
  });
}

/** Reads a level's folder. Reports what is missing or misshapen; undefined when the level cannot be built. */
export function readLevel(reader: FileReader, folder: string, report: Report): LevelSource | undefined {
  const level = reader.json(`${folder}/level.json`, LevelFileSchema);
  const map = reader.json(`${folder}/map.tmj`, TiledMapSchema);
  const template = reader.text(`${folder}/template.py`);
  const templateOutcome = reader.names(folder).includes('template.json')
    ? reader.json(`${folder}/template.json`, EndFileSchema)?.outcome
    : undefined;
  const texts = readAllTexts(reader, folder);
  const solutions = readPrograms(reader, `${folder}/solutions`);
  const wrong = readWrong(reader, `${folder}/wrong`);
  if (solutions.length === 0) report(`${folder}/solutions`, '', 'needs a program that completes the level');
  if (wrong.length < 2) report(`${folder}/wrong`, '', 'needs two wrong programs or more');
  if (!level || !map || template === undefined) return undefined;
  return { folder, level, map, template, templateOutcome, texts, solutions, wrong };
}
