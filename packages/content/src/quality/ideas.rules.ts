import type { CourseFile } from '../schema/course-file.schema.ts';
import type { IdeasFile } from '../schema/ideas-file.schema.ts';
import type { Report } from '../compiler/problem.ts';
import { chaptersBefore, chaptersOf, type PlacedChapter } from './chapter-order.rules.ts';

/** A program of a level, and the ideas that it uses. */
export interface ProgramIdeas {
  /** Path below `courses`. */
  readonly file: string;
  readonly ideas: readonly string[];
  /** A reference solution shows what a level is about. */
  readonly isReference: boolean;
}

/** A level, what it teaches and what its programs use. */
export interface LevelIdeas {
  readonly slug: string;
  readonly folder: string;
  readonly introduces: readonly string[];
  readonly programs: readonly ProgramIdeas[];
}

/** With this many levels a chapter is whole. */
const LEVELS_OF_A_CHAPTER = 8;

/** Which ideas are known where. */
class Order {
  readonly chapters: readonly PlacedChapter[];
  readonly #levels: ReadonlyMap<string, LevelIdeas>;
  readonly #listed: IdeasFile['chapters'];
  readonly #introducedBy: ReadonlyMap<string, LevelIdeas>;

  constructor(courses: readonly CourseFile[], levels: readonly LevelIdeas[], listed: IdeasFile['chapters']) {
    this.chapters = chaptersOf(courses);
    this.#levels = new Map(levels.map(level => [level.slug, level]));
    this.#listed = listed;
    this.#introducedBy = new Map(
      levels.toReversed().flatMap(level => level.introduces.map(idea => [idea, level] as const)),
    );
  }

  levelsOf(chapter: PlacedChapter): readonly LevelIdeas[] {
    return chapter.levels.flatMap(slug => this.#levels.get(slug) ?? []);
  }

  introducedBy(idea: string): LevelIdeas | undefined {
    return this.#introducedBy.get(idea);
  }

  /** What earlier chapters teach, and what the list has for this one although no level introduces it (yet). */
  knownBefore(chapter: PlacedChapter): ReadonlySet<string> {
    const before = chaptersBefore(chapter, this.chapters);
    const listed = [chapter, ...before].flatMap(({ prefix }) => this.#listed[prefix] ?? []);
    const taught = before.flatMap(one => this.levelsOf(one)).flatMap(({ introduces }) => introduces);
    return new Set([...listed.filter(idea => !this.#introducedBy.has(idea)), ...taught]);
  }

  later(chapter: PlacedChapter): readonly PlacedChapter[] {
    return this.chapters.filter(one => chaptersBefore(one, this.chapters).includes(chapter));
  }
}

function checkIntroduced(level: LevelIdeas, known: ReadonlySet<string>, report: Report): void {
  const own = level.programs.flatMap(({ ideas }) => ideas);
  for (const idea of level.introduces) {
    if (known.has(idea)) report(`${level.folder}/level.json`, 'introduces', `${idea} is known already`);
    if (!own.includes(idea))
      report(`${level.folder}/level.json`, 'introduces', `no right program of the level uses ${idea}`);
  }
}

function checkUsed({ programs }: LevelIdeas, known: ReadonlySet<string>, order: Order, report: Report): void {
  for (const { file, ideas } of programs)
    for (const idea of ideas.filter(one => !known.has(one))) {
      const level = order.introducedBy(idea)?.slug;
      report(file, '', `uses ${idea}, which ${level ?? 'no chapter up to here'} introduces`);
    }
}

/** Which ideas of a chapter no later one uses, in its reference solutions. */
function checkReturn(chapter: PlacedChapter, order: Order, once: readonly string[], report: Report): void {
  const later = order.later(chapter);
  const used = new Set(
    later
      .flatMap(one => order.levelsOf(one))
      .flatMap(({ programs }) => programs)
      .flatMap(({ isReference, ideas }) => (isReference ? ideas : [])),
  );
  if (later.length === 0) return;
  for (const { folder, introduces } of order.levelsOf(chapter))
    for (const idea of introduces.filter(one => !used.has(one) && !once.includes(one)))
      report(`${folder}/level.json`, 'introduces', `${idea} comes back in no later chapter`);
}

/**
 * Checks that a level's programs use only ideas of this or an earlier level, that what it introduces is new and used, and
 * that each idea comes back in a later chapter.
 * @param remark is told about ideas that do not come back while later chapters are not whole
 */
export function checkIdeas(
  courses: readonly CourseFile[],
  levels: readonly LevelIdeas[],
  { chapters: listed, once }: IdeasFile,
  report: Report,
  remark: Report,
): void {
  const order = new Order(courses, levels, listed);
  for (const chapter of order.chapters) {
    const known = new Set(order.knownBefore(chapter));
    for (const level of order.levelsOf(chapter)) {
      checkIntroduced(level, known, report);
      for (const idea of level.introduces) known.add(idea);
      checkUsed(level, known, order, report);
    }
    const lessons = order.later(chapter).filter(({ kind }) => kind === 'lessons');
    const areWhole = lessons.every(one => one.levels.length >= LEVELS_OF_A_CHAPTER);
    checkReturn(chapter, order, once, areWhole ? report : remark);
  }
}
