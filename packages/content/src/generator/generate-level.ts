import type { NodeRunner } from '@burrow/python/node';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileContent } from '../compiler/compile-content.ts';
import { composeMap } from '../composer/compose-map.ts';
import { formatMap } from '../composer/format-map.ts';
import { CourseFileSchema } from '../schema/course-file.schema.ts';
import type { CourseFile } from '../schema/course-file.schema.ts';
import { newOutcomes } from '../verify/record-outcomes.ts';
import type { Plan } from './plan.types.ts';
import { plannedFiles } from './planned-files.ts';
import { json, starterFiles } from './starter-files.ts';
import type { StarterFiles } from './starter-files.ts';

const COLUMNS = 20;
const ROWS = 14;
const LANE = 6;

/** A lane through a meadow with a fence on either side; each slug has its own wood around it. */
function starterMap(folder: string): string {
  const floor = Array.from({ length: ROWS }, (_, row) => {
    if (row === LANE) return 'd'.repeat(COLUMNS);
    if (row === LANE - 1 || row === LANE + 1) return '#'.repeat(COLUMNS);
    return '.'.repeat(COLUMNS);
  });
  const seed = [...folder].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return formatMap(composeMap({ level: folder, seed, floor, stamps: [], wild: true }));
}

/** The last chapter that takes the new level's name; challenges go to the first match. */
function chapterFor({ chapters, kind }: CourseFile, slug: string): number {
  const fits = ({ prefix, bonusPrefix = prefix }: CourseFile['chapters'][number]) =>
    slug.startsWith(prefix) || slug.startsWith(bonusPrefix);
  return kind === 'challenges' ? chapters.findIndex(fits) : chapters.findLastIndex(fits);
}

/** A place for a new level: its course, as read and as written, and its chapter. */
interface Place {
  readonly folder: string;
  readonly course: CourseFile;
  readonly raw: CourseFile;
  readonly at: number;
}

function placeFor(root: string, courseSlug: string, slug: string): Place {
  const courseFile = join(root, courseSlug, 'course.json');
  if (!existsSync(courseFile)) throw new Error(`There is no course ${courseSlug}.`);
  const raw = JSON.parse(readFileSync(courseFile, 'utf8')) as CourseFile;
  const course = CourseFileSchema.parse(raw);
  const at = chapterFor(course, slug);
  if (at < 0) {
    const prefixes = course.chapters.map(({ prefix }) => prefix).join(', ');
    throw new Error(`No chapter of ${courseSlug} takes ${slug}: its levels begin with ${prefixes}.`);
  }
  if (existsSync(join(root, courseSlug, slug))) throw new Error(`${courseSlug}/${slug} exists already.`);
  return { folder: `${courseSlug}/${slug}`, course, raw, at };
}

/** Lessons are in the order of their numbers, whichever is made first; challenges go to the end. */
function inOrder(levels: readonly string[], slug: string, { kind }: CourseFile): string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const next = kind === 'lessons' ? levels.findIndex(level => compare(level, slug) > 0) : -1;
  return levels.toSpliced(next < 0 ? levels.length : next, 0, slug);
}

function write(root: string, { folder, course, raw, at }: Place, files: StarterFiles): string {
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const [courseSlug = '', slug = ''] = folder.split('/');
  const chapter = raw.chapters[at];
  if (chapter) chapter.levels = inOrder(chapter.levels, slug, course);
  writeFileSync(join(root, courseSlug, 'course.json'), json(raw));
  return join(root, folder);
}

/**
 * Creates the folder of a level that passes the content test as it is, and lists it in its chapter.
 * @param root folder that holds one folder for each course
 * @returns the level's folder, below `root`
 * @throws if there is no such course, no chapter whose prefix matches the slug, or the level exists
 */
export function generateLevel(root: string, courseSlug: string, slug: string): string {
  const place = placeFor(root, courseSlug, slug);
  const isChallenge = place.course.kind === 'challenges';
  return write(root, place, {
    ...starterFiles(isChallenge, isChallenge ? 'open' : 'plan'),
    'map.tmj': starterMap(place.folder),
  });
}

/** Writes down how the wrong programs end; those that do not fall short are removed. */
async function recordWrong(runner: NodeRunner, root: string, folder: string): Promise<void> {
  const { levels } = compileContent(root);
  const level = levels.find(({ source }) => source.folder === folder);
  const found = level ? await newOutcomes(runner, level.source) : [];
  for (const { program, file, outcome } of found)
    if (outcome) writeFileSync(join(root, file), json({ outcome }));
    else rmSync(join(root, program.file));
}

/**
 * Creates the folder of a level from its line of a plan: things, goals, map, solution and wrong programs, with
 * placeholders for texts.
 * @returns the level's folder, below `root`
 * @throws as `generateLevel`, and if the plan's solution does not run or does not do what its goals want
 */
export async function generatePlannedLevel(
  runner: NodeRunner,
  root: string,
  courseSlug: string,
  slug: string,
  plan: Plan,
): Promise<string> {
  const place = placeFor(root, courseSlug, slug);
  const kind = place.course.kind === 'challenges' ? 'challenge' : 'lesson';
  const prefix = place.course.chapters[place.at]?.prefix ?? '';
  const files = await plannedFiles(runner, plan, { folder: place.folder, kind, prefix });
  const folder = write(root, place, files);
  await recordWrong(runner, root, place.folder);
  return folder;
}
