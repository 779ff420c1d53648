import { describe, expect, test } from '@jest/globals';
import type { CourseData, LevelEntry } from '../course.schema.ts';
import { chapterPart, coursePart, isChapterComplete } from './course-part.rules.ts';

type Chapter = CourseData['chapters'][number];

const entry = (slug: string, more: Partial<LevelEntry> = {}): LevelEntry => ({
  slug,
  name: slug,
  idea: '',
  completed: false,
  locked: false,
  lock_reason: null,
  ...more,
});
const done = (slug: string) => entry(slug, { completed: true });
const chapter = (id: number, level_data: LevelEntry[], more: Partial<Chapter> = {}): Chapter => ({
  id,
  name: `Chapter ${id}`,
  quiz_exists: false,
  quiz_complete: false,
  class_locked: false,
  level_data,
  ...more,
});
const course = (...chapters: Chapter[]): CourseData => ({ id: 'python', name: 'Python', chapters });
const numbered = (count: number, make: (number: number) => Chapter): CourseData =>
  course(...Array.from({ length: count }, (_, index) => make(index + 1)));
const LONG = numbered(20, id => chapter(id, [entry(`a${id}`), entry(`b${id}`)]));
const ids = ({ chapters }: { chapters: readonly { id: number }[] }) => chapters.map(({ id }) => id);

describe('the chapters of a part', () => {
  test('are all of a short course', () => {
    const part = coursePart(numbered(3, id => chapter(id, [entry(`a${id}`)])));
    expect([part.from, ids(part)]).toEqual([0, [1, 2, 3]]);
  });

  test.each([
    ['a1', 0, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['b10', 5, [6, 7, 8, 9, 10, 11, 12, 13]],
    ['a20', 12, [13, 14, 15, 16, 17, 18, 19, 20]],
  ])('of a long course are those around %s', (level, from, chapters) => {
    const part = coursePart(LONG, { level });
    expect([part.from, ids(part)]).toEqual([from, chapters]);
    expect(part.chapter?.level_data.map(({ slug }) => slug)).toContain(level);
  });

  test('can be asked for by where they begin', () => {
    const part = coursePart(LONG, { level: 'a1', from: 16 });
    expect([part.from, ids(part), part.chapter?.id]).toEqual([16, [17, 18, 19, 20], 1]);
  });

  test('are without those that the class has closed', () => {
    const closed = chapter(2, [done('b')], { class_locked: true });
    const part = coursePart(course(chapter(1, [done('a')]), closed, chapter(3, [entry('c')])), {
      level: 'a',
    });
    expect(ids(part)).toEqual([1, 3]);
    expect(part.open).toEqual({ chapter_count: 2, level_count: 2, completed_count: 1 });
    expect([part.level_count, part.completed_count, part.first_chapter, part.last_chapter]).toEqual([
      3, 2, 1, 3,
    ]);
  });

  test('say how many levels they have, and name none', () => {
    expect(coursePart(LONG).chapters[0]).toEqual({
      id: 1, name: 'Chapter 1', quiz_exists: false, quiz_complete: false, level_count: 2, completed_count: 0,
    }); // prettier-ignore
  });
});

describe('the chapter where the learner stands', () => {
  test('is that of the level, else the first that is not complete, its quiz included', () => {
    const quiz = chapter(2, [done('b')], { quiz_exists: true });
    const three = course(chapter(1, [done('a')]), quiz, chapter(3, [entry('c')]));
    expect(coursePart(three, { level: 'c' }).chapter?.id).toBe(3);
    expect(coursePart(three, { level: 'creative' }).chapter?.id).toBe(2);
    expect(coursePart(three).chapter?.id).toBe(2);
    expect([coursePart(three).quiz_count, coursePart(three).quiz_complete_count]).toEqual([1, 0]);
  });

  test('of a complete course is the first; an empty course has none', () => {
    expect(coursePart(course(chapter(1, [done('a')]), chapter(2, [done('b')]))).chapter?.id).toBe(1);
    expect(coursePart(course())).toMatchObject({
      chapter: null,
      chapters: [],
      first_chapter: null,
      next: null,
    });
  });

  test('has the levels around the one that is shown', () => {
    const long = course(
      chapter(
        1,
        Array.from({ length: 30 }, (_, index) => entry(`a${index}`)),
      ),
    );
    const { chapter: part } = coursePart(long, { level: 'a20' });
    expect([part?.from, part?.level_count, part?.level_data.length]).toEqual([15, 30, 10]);
    expect(part?.level_data.map(({ slug }) => slug)).toContain('a20');
  });
});

test('the way out of a chapter leads over closed and empty ones', () => {
  const closed = chapter(3, [entry('x')], { class_locked: true });
  const part = coursePart(
    course(
      chapter(1, [entry('a'), entry('m'), entry('b')]),
      chapter(2, []),
      chapter(4, [entry('c')]),
      closed,
      chapter(5, [entry('d')]),
    ),
    { level: 'c' },
  );
  expect([part.previous?.slug, part.next?.slug]).toEqual(['b', 'd']);
});

test('the level that waits is the first open one, not the one that is shown', () => {
  const levels = [done('a'), entry('b', { locked: true }), entry('c'), entry('d')];
  expect(coursePart(course(chapter(1, levels)), { level: 'c' }).waiting?.slug).toBe('d');
  expect(coursePart(course(chapter(1, levels))).waiting?.slug).toBe('c');
  expect(coursePart(course(chapter(1, [done('a')]))).waiting).toBeNull();
});

test('a chapter has its levels from the one that is asked for on', () => {
  const long = course(
    chapter(
      1,
      Array.from({ length: 30 }, (_, index) => entry(`a${index}`)),
    ),
  );
  expect(chapterPart(long, 1, 25)).toMatchObject({
    from: 25,
    level_count: 30,
    level_data: Array(5).fill({}),
  });
  expect(chapterPart(long, 1)?.level_data).toHaveLength(10);
  expect(chapterPart(long, 2)).toBeNull();
});

test('a chapter is complete with all its levels, and its quiz if it has one', () => {
  const summary = {
    id: 1,
    name: '',
    quiz_exists: false,
    quiz_complete: false,
    level_count: 2,
    completed_count: 2,
  };
  const isComplete = (more: object) => isChapterComplete({ ...summary, ...more });
  expect([isComplete({}), isComplete({ completed_count: 1 })]).toEqual([true, false]);
  const quiz = [false, true].map(quiz_complete => isComplete({ quiz_exists: true, quiz_complete }));
  expect(quiz).toEqual([false, true]);
});

test('quizzes that were passed are counted', () => {
  const quizzes = [true, false, true].map((quiz_complete, index) =>
    chapter(index + 1, [entry(`a${index}`)], { quiz_exists: true, quiz_complete }),
  );
  const part = coursePart(course(...quizzes, chapter(4, [entry('b')])));
  expect([part.quiz_count, part.quiz_complete_count]).toEqual([3, 2]);
});
