import { type CourseData, coursePart } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { backWay, chapterOf, nextWay, type ClassRules, type Way } from './navigation.rules.ts';

const level = (slug: string, locked = false): CourseData['chapters'][number]['level_data'][number] => ({
  slug,
  name: slug,
  idea: '',
  completed: false,
  locked,
  lock_reason: locked ? 'plan' : null,
});

function courseOf(...chapters: (ReturnType<typeof level>[] | 'class-locked')[]): CourseData {
  return {
    id: 'python',
    name: 'Course',
    chapters: chapters.map((levels, index) => ({
      id: index + 1,
      name: `Chapter ${index + 1}`,
      quiz_exists: false,
      quiz_complete: false,
      class_locked: levels === 'class-locked',
      level_data: levels === 'class-locked' ? [level('hidden')] : levels,
    })),
  };
}

const shown = (way: Way) => ('level' in way ? { slug: way.level.slug } : way);
const next = (course: CourseData, slug: string, rules?: ClassRules) =>
  shown(nextWay(coursePart(course, { level: slug }), slug, rules));
const back = (course: CourseData, slug: string) => shown(backWay(coursePart(course, { level: slug }), slug));

describe('Next', () => {
  test('leads to the next level of the chapter', () => {
    expect(next(courseOf([level('a'), level('b')]), 'a')).toEqual({ slug: 'b' });
  });

  test('leads from the last level of a chapter to the first of the next', () => {
    expect(next(courseOf([level('a')], [level('b')]), 'a')).toEqual({ slug: 'b' });
  });

  test('says why if the next level is locked', () => {
    expect(next(courseOf([level('a'), level('b', true)]), 'a')).toEqual({ hint: 'next.locked' });
    expect(next(courseOf([level('a')], [level('b', true)]), 'a')).toEqual({ hint: 'next.locked' });
  });

  test('says so at the end of the course', () => {
    expect(next(courseOf([level('a')]), 'a')).toEqual({ hint: 'next.end' });
  });

  test('stops before a chapter that the class has not opened', () => {
    expect(next(courseOf([level('a')], 'class-locked'), 'a')).toEqual({ hint: 'next.noMoreChapters' });
    const closed = { ...level('b', true), lock_reason: 'class' } as const;
    expect(next(courseOf([level('a')], [closed]), 'a')).toEqual({ hint: 'next.noMoreChapters' });
  });

  test('leads nowhere from a level outside the course', () => {
    expect(next(courseOf([level('a')]), 'z')).toEqual({ hint: 'next.notAvailable' });
  });
});

describe('Back', () => {
  test('leads to the previous level, across chapters too', () => {
    const course = courseOf([level('a'), level('b')], [level('c')]);
    expect(back(course, 'b')).toEqual({ slug: 'a' });
    expect(back(course, 'c')).toEqual({ slug: 'b' });
  });

  test('leads nowhere from a level outside the course', () => {
    expect(back(courseOf([level('a')]), 'z')).toEqual({ hint: 'back.notAvailable' });
  });

  test('says so at the first level', () => {
    expect(back(courseOf([level('a')]), 'a')).toEqual({ hint: 'back.first' });
  });

  test('says why if the previous level is locked or its chapter closed', () => {
    expect(back(courseOf([level('a', true), level('b')]), 'b')).toEqual({ hint: 'back.locked' });
    expect(back(courseOf([level('a', true)], [level('b')]), 'b')).toEqual({ hint: 'back.locked' });
    expect(back(courseOf('class-locked', [level('b')]), 'b')).toEqual({
      hint: 'back.chapterNotAvailable',
    });
  });
});

test('a level is found with its place in the chapter', () => {
  const found = chapterOf(coursePart(courseOf([level('a')], [level('b'), level('c')]), { level: 'c' }), 'c');
  expect(found?.chapter.id).toBe(2);
  expect(found?.index).toBe(1);
  expect(chapterOf(coursePart(courseOf([level('a')])), 'z')).toBeNull();
});

describe('in a class', () => {
  const rules = (more: Partial<ClassRules> = {}): ClassRules => ({
    name: '4b',
    unlocked_chapters: [],
    no_skip: false,
    quiz: true,
    ...more,
  });
  const done = (slug: string) => ({ ...level(slug), completed: true });
  const quizzed = (course: CourseData, quiz_complete: boolean): CourseData => ({
    ...course,
    chapters: course.chapters.map(chapter => ({ ...chapter, quiz_exists: true, quiz_complete })),
  });

  test('only unlocked chapters can be reached, in their order', () => {
    const course = courseOf([level('a')], 'class-locked', [level('c')]);
    expect(next(course, 'a', rules())).toEqual({ slug: 'c' });
    expect(back(course, 'c')).toEqual({ slug: 'a' });
    expect(next(course, 'c', rules())).toEqual({ hint: 'next.end' });
  });

  test('without skipping, a chapter is left when all its levels are complete', () => {
    const course = courseOf([level('a'), done('b')], [level('c')]);
    expect(next(course, 'b', rules({ no_skip: true }))).toEqual({ hint: 'next.notComplete' });
    expect(next(course, 'b', rules())).toEqual({ slug: 'c' });
    expect(next(courseOf([done('a'), done('b')], [level('c')]), 'b', rules({ no_skip: true }))).toEqual({
      slug: 'c',
    });
  });

  test('an open quiz comes before the next chapter, if the class takes quizzes', () => {
    const course = courseOf([done('a')], [level('b')]);
    expect(next(quizzed(course, false), 'a', rules())).toEqual({ quiz: 1 });
    expect(next(quizzed(course, true), 'a', rules())).toEqual({ slug: 'b' });
    expect(next(quizzed(course, false), 'a', rules({ quiz: false }))).toEqual({ slug: 'b' });
    expect(next(quizzed(course, false), 'a')).toEqual({ slug: 'b' });
  });

  test('the levels come before the quiz if nothing may be skipped', () => {
    const course = quizzed(courseOf([level('a'), done('b')], [level('c')]), false);
    expect(next(course, 'b', rules({ no_skip: true }))).toEqual({ hint: 'next.notComplete' });
  });
});
