import type { CompiledContent, CompiledLevel } from '@burrow/content';
import { loadContent } from '@burrow/content';
import { expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { LevelGateService } from '../../access/level-gate.service.ts';
import { Catalogue } from '../../content/catalogue.ts';
import type { LearnerContext } from '../../learners/learner-context.repository.ts';
import { CourseService } from './course.service.ts';

/** Compressed bytes of the lightest page, see docs/performance.md: its first load may become a fifth heavier. */
const PAGE = 301_000;
const LEVELS = 1_000;
const IN_A_CHAPTER = 8;

const content = loadContent();
const real = Object.values(content.levels).filter(({ chapter_id }) => chapter_id > 0);

/** Names and ideas that repeat no more than those of real levels do: each is made of words of two levels. */
function levelOf(index: number): CompiledLevel {
  const one = real[index % real.length];
  const other = real[(index * 7 + 3) % real.length];
  if (!one || !other) throw new Error('there is no level');
  const [first, second] = [one.texts['en'], other.texts['en']];
  if (!first || !second) throw new Error('a level has no English');
  const name = `${first.name.split(' ')[0]} ${second.name} ${index}`;
  const idea = `${first.idea?.split(' ').slice(0, 4).join(' ')} ${second.idea?.split(' ').slice(-3).join(' ')}`;
  const place = { course_slug: 'long', chapter_id: Math.floor(index / IN_A_CHAPTER) + 1 };
  return { ...one, ...place, slug: `level-${index}`, texts: { en: { ...first, name, idea } } };
}

function longCourse(): CompiledContent {
  const levels = Array.from({ length: LEVELS }, (_, index) => levelOf(index));
  const chapters = Array.from({ length: LEVELS / IN_A_CHAPTER }, (_, index) => ({
    id: index + 1,
    name: { en: `Chapter ${index + 1}` },
    quiz_exists: false,
    levels: levels.filter(({ chapter_id }) => chapter_id === index + 1).map(({ slug }) => slug),
  }));
  const course = { slug: 'long', name: { en: 'Long' }, firstLevel: 'level-0', planKey: 'long', chapters };
  return {
    courses: [course],
    levels: Object.fromEntries(levels.map(level => [`long/${level.slug}`, level])),
  };
}

function compressed(from: CompiledContent, slug: string): number {
  const catalogue = new Catalogue(from);
  const courses = new CourseService(catalogue, new LevelGateService(catalogue));
  const nobody = { rights: { courses: [] }, completed: [], classSettings: null } as unknown as LearnerContext;
  const json = JSON.stringify(courses.describe(catalogue.course(slug), nobody));
  return gzipSync(json).length;
}

test('a course of 1,000 levels makes the first page at most a fifth heavier', () => {
  const more = compressed(longCourse(), 'long') - compressed(content, 'python');
  expect(more).toBeLessThan(PAGE * 0.2);
});
