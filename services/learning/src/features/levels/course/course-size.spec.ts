import type { CompiledContent, CompiledLevel } from '@burrow/content';
import { loadContent } from '@burrow/content';
import { chapterPart, CHALLENGES, type CourseData, coursePart } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { LevelGateService } from '../../../access/level-gate.service.ts';
import { Catalogue } from '../../../content/catalogue.ts';
import type { LearnerContext } from '../../../learners/learner-context.repository.ts';
import { CourseService } from './course.service.ts';

const LEVELS = 1_000;
const GROWTH = 1.2;

const content = loadContent();
const real = Object.values(content.levels).filter(({ chapter_id }) => chapter_id > 0);

/** Names and ideas that repeat no more than those of real levels do: each is made of words of two levels. */
function levelOf(index: number, inAChapter: number): CompiledLevel {
  const one = real[index % real.length];
  const other = real[(index * 7 + 3) % real.length];
  if (!one || !other) throw new Error('there is no level');
  const [first, second] = [one.texts['en'], other.texts['en']];
  if (!first || !second) throw new Error('a level has no English');
  const name = `${first.name.split(' ')[0]} ${second.name} ${index}`;
  const idea = `${first.idea?.split(' ').slice(0, 4).join(' ')} ${second.idea?.split(' ').slice(-3).join(' ')}`;
  const place = { course_slug: 'long', chapter_id: Math.floor(index / inAChapter) + 1 };
  return { ...one, ...place, slug: `level-${index}`, texts: { en: { ...first, name, idea } } };
}

/** A course of 1,000 levels, whose chapters have as many as is said. */
function longCourse(inAChapter: number): CompiledContent {
  const levels = Array.from({ length: LEVELS }, (_, index) => levelOf(index, inAChapter));
  const chapters = Array.from({ length: LEVELS / inAChapter }, (_, index) => ({
    id: index + 1,
    name: { en: `Chapter ${index + 1}` },
    quiz_exists: false,
    levels: levels.filter(({ chapter_id }) => chapter_id === index + 1).map(({ slug }) => slug),
  }));
  const course = {
    slug: 'long',
    name: { en: 'Long' },
    short: { en: 'Long' },
    firstLevel: 'level-0',
    planKey: 'long',
    chapters,
  };
  return {
    courses: [course],
    levels: Object.fromEntries(levels.map(level => [`long/${level.slug}`, level])),
  };
}

function courseOf(from: CompiledContent, slug: string): CourseData {
  const catalogue = new Catalogue(from);
  const courses = new CourseService(catalogue, new LevelGateService(catalogue));
  const nobody = {
    rights: { courses: [] },
    completed: [],
    passedQuizzes: [],
    classSettings: null,
  } as unknown as LearnerContext;
  return courses.describe(catalogue.course(slug), nobody);
}

const compressed = (answer: unknown): number => gzipSync(JSON.stringify(answer)).length;

/** What the pages ask for first. */
const FIRST_ANSWERS: Readonly<Record<string, (course: CourseData, level: string) => unknown>> = {
  'course list of a level': (course, level) => coursePart(course, { level }),
  'navigator of other pages': course => coursePart(course),
  'catalogue of challenges': course => [coursePart(course, { from: 0 }), chapterPart(course, 1)],
};

const python = courseOf(content, 'python');
const challenges = courseOf(content, CHALLENGES);
const PRESENT: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(FIRST_ANSWERS).map(([name, answer]) => [
    name,
    compressed(answer(name.startsWith('catalogue') ? challenges : python, 'loops-level4')),
  ]),
);

describe.each([8, 125])('a course of 1,000 levels in chapters of %i', inAChapter => {
  const long = courseOf(longCourse(inAChapter), 'long');

  test.each(Object.entries(FIRST_ANSWERS))('has a %s at most a fifth heavier', (name, answer) => {
    for (const level of ['level-0', 'level-500', 'level-999'])
      expect(compressed(answer(long, level))).toBeLessThan(GROWTH * (PRESENT[name] ?? 0));
  });
});

test('the whole course would be many times heavier', () => {
  expect(compressed(courseOf(longCourse(8), 'long'))).toBeGreaterThan(5 * compressed(python));
});
