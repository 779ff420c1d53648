import type {
  HintDose,
  LevelAccess,
  LevelData,
  PlayerCommandName,
  Variant,
  WorldLevel,
} from '@burrow/contracts';

/** Text by language code; `en` is always there. */
export type Localised = Readonly<Record<string, string>> & { readonly en: string };

export interface LevelTexts {
  readonly name: string;
  /** What the level is about, on one line without a full stop; levels without goals have none. */
  readonly idea?: string;
  readonly guide: string;
  readonly tutorial: string;
  readonly hint: string;
  readonly tip: string;
  readonly guideImageAlt?: string;
  readonly glossary?: LevelData['glossary'];
  readonly goalTexts?: LevelData['goalTexts'];
  readonly questionText?: string;
  /** Doses of help in the order in which they are given. */
  readonly hintDoses?: readonly HintDose[];
  /** The template with its comments in this language, if it has any. */
  readonly codeTemplate?: string;
}

/** How much a solution takes: commands in the level as shown, and lines as `maxLinesOfCode` counts them. */
export interface ReferenceCounts {
  readonly commands: number;
  readonly lines: number;
}

type LevelCore = Pick<
  LevelData,
  | 'slug'
  | 'course_slug'
  | 'chapter_id'
  | 'level_id'
  | 'zoom'
  | 'start'
  | 'facing'
  | 'map'
  | 'items'
  | 'levelGoals'
  | 'constants'
  | 'signs'
  | 'answers'
  | 'input'
  | 'data'
  | 'palette'
  | 'codeTemplate'
  | 'question'
  | 'exercise'
  | 'review'
  | 'maxLinesOfCode'
  | 'guideImage'
  | 'guideNotReady'
  | 'level_hash'
  | 'ideas'
>;

/** One level, ready to serve: the fields of level/data that do not depend on who asks. */
export interface CompiledLevel extends LevelCore {
  /** Hidden settings, run in this order after a success in the level as shown. */
  readonly variants?: readonly Variant[];
  readonly commands: readonly PlayerCommandName[];
  readonly access: LevelAccess;
  /** Of a challenge: what its reference solution does. */
  readonly reference?: ReferenceCounts;
  /** Of a challenge: the chapters whose ideas its reference solution uses, as `course/chapter`, in their order. */
  readonly ideasOf?: readonly string[];
  /** By language code; `en` is always there. */
  readonly texts: Readonly<Record<string, LevelTexts>>;
}

export interface CompiledChapter {
  /** From 1. */
  readonly id: number;
  readonly name: Localised;
  readonly quiz_exists: boolean;
  /** Slugs of the levels in order. */
  readonly levels: readonly string[];
}

export interface CompiledCourse {
  readonly slug: string;
  readonly name: Localised;
  /** As lists of courses have it. */
  readonly short: Localised;
  readonly firstLevel: string;
  readonly planKey: string;
  readonly chapters: readonly CompiledChapter[];
}

/** Everything that the compiler writes to dist/content.json. Levels are keyed `course/slug`. */
export interface CompiledContent {
  readonly courses: readonly CompiledCourse[];
  readonly levels: Readonly<Record<string, CompiledLevel>>;
}

/** One command in the code book. */
export interface CodeBookEntry {
  readonly command: PlayerCommandName;
  readonly syntax: string;
  /** A program that runs in the scene without an error. */
  readonly example: string;
  /** A small level without goals; its picture after the example is the command's picture. */
  readonly scene: WorldLevel;
  /** Markdown by language code. */
  readonly texts: Localised;
}

/** The sixteen commands, in their order: dist/code-book.json, without their texts, which are in dist/book. */
export type CodeBook = readonly CodeBookEntry[];

/** Something of Python's own in the code book: a construct, an operator, a function or a method. */
export interface PythonEntry {
  /** The name of its folder. */
  readonly slug: string;
  /** How it is written: `range(n)`. */
  readonly name: string;
  /** A program that runs anywhere and prints something. */
  readonly example: string;
  /** What the example prints. */
  readonly output: string;
  /** Markdown by language code. */
  readonly texts: Localised;
  /** The level that introduces it; `chapter` is a key of the book's chapters, `number` counts from 1. */
  readonly level: { readonly chapter: string; readonly number: number };
}

/** What the levels introduce, in their order: dist/python-book.json, without its texts, which are in dist/book. */
export interface PythonBook {
  /** By course and id: `python/3`. `before` is how many chapters come before, on the way that leads there. */
  readonly chapters: Readonly<Record<string, { readonly name: Localised; readonly before: number }>>;
  readonly entries: readonly PythonEntry[];
}
