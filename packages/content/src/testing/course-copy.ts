import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const COURSES = fileURLToPath(new URL('../../courses/', import.meta.url));

type Json = Record<string, unknown>;

/** A course with only the first level, in its own folder, so that tests can break it. */
export interface CourseCopy {
  readonly root: string;
  /** Replaces one text in a file of the level. */
  readonly replace: (file: string, from: string, to: string) => void;
  /** Writes a whole file of the level. */
  readonly write: (file: string, content: string) => void;
  /** Changes a data file of the level. */
  readonly edit: (file: string, change: (value: Json) => void) => void;
  readonly remove: (file: string) => void;
}

export function copyFirstLevel(): CourseCopy {
  const root = mkdtempSync(join(tmpdir(), 'burrow-course-'));
  cpSync(`${COURSES}python/intro-level1`, join(root, 'python/intro-level1'), { recursive: true });
  const course = JSON.parse(readFileSync(`${COURSES}python/course.json`, 'utf8')) as { chapters: Json[] };
  const chapters = course.chapters.slice(0, 1).map(chapter => ({ ...chapter, levels: ['intro-level1'] }));
  writeFileSync(join(root, 'python/course.json'), JSON.stringify({ ...course, free: [], chapters }));
  const path = (file: string) => join(root, 'python/intro-level1', file);
  return {
    root,
    replace(file, from, to) {
      const text = readFileSync(path(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} lacks ${from}`);
      writeFileSync(path(file), text.replace(from, to));
    },
    write: (file, content) => writeFileSync(path(file), content),
    edit(file, change) {
      const value = JSON.parse(readFileSync(path(file), 'utf8')) as Json;
      change(value);
      writeFileSync(path(file), JSON.stringify(value));
    },
    remove: file => rmSync(path(file), { recursive: true }),
  };
}

/** Copies all courses without their levels. */
export function copyEmptyCourses(): string {
  const root = mkdtempSync(join(tmpdir(), 'burrow-courses-'));
  for (const slug of readdirSync(COURSES)) {
    const course = JSON.parse(readFileSync(`${COURSES}${slug}/course.json`, 'utf8')) as { chapters: Json[] };
    const chapters = course.chapters.map(chapter => ({ ...chapter, review: undefined, levels: [] }));
    mkdirSync(join(root, slug));
    writeFileSync(join(root, slug, 'course.json'), JSON.stringify({ ...course, free: [], chapters }));
  }
  return root;
}
