import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composeMap } from '../composer/compose-map.ts';
import { formatMap } from '../composer/format-map.ts';
import { CourseFileSchema } from '../schema/course-file.schema.ts';
import type { CourseFile } from '../schema/course-file.schema.ts';
import { starterFiles } from './starter-files.ts';

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

/** The last chapter whose prefix matches the new level's name; challenges go to the first match. */
function chapterFor({ chapters, kind }: CourseFile, slug: string): number {
  const fits = ({ prefix }: CourseFile['chapters'][number]) => slug.startsWith(prefix);
  return kind === 'challenges' ? chapters.findIndex(fits) : chapters.findLastIndex(fits);
}

/**
 * Creates the folder of a level that passes the content test as it is, and lists it at the end of its chapter.
 * @param root folder that holds one folder for each course
 * @returns the level's folder, below `root`
 * @throws if there is no such course, no chapter whose prefix matches the slug, or the level exists
 */
export function generateLevel(root: string, courseSlug: string, slug: string): string {
  const courseFile = join(root, courseSlug, 'course.json');
  if (!existsSync(courseFile)) throw new Error(`There is no course ${courseSlug}.`);
  const raw = JSON.parse(readFileSync(courseFile, 'utf8')) as CourseFile;
  const course = CourseFileSchema.parse(raw);
  const at = chapterFor(course, slug);
  const chapter = raw.chapters[at];
  if (!chapter) {
    const prefixes = course.chapters.map(({ prefix }) => prefix).join(', ');
    throw new Error(`No chapter of ${courseSlug} takes ${slug}: its levels begin with ${prefixes}.`);
  }
  const folder = join(root, courseSlug, slug);
  if (existsSync(folder)) throw new Error(`${courseSlug}/${slug} exists already.`);
  const isChallenge = course.kind === 'challenges';
  const files = {
    ...starterFiles(isChallenge, isChallenge ? 'open' : 'plan'),
    'map.tmj': starterMap(`${courseSlug}/${slug}`),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  chapter.levels.push(slug);
  writeFileSync(courseFile, `${JSON.stringify(raw, null, 2)}\n`);
  return folder;
}
