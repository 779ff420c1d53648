import { describe, expect, test } from '@jest/globals';
import type { LevelSource } from '../compiler/level-source.ts';
import type { CourseFile } from '../schema/course-file.schema.ts';
import { reviewQuestion, twoChaptersBefore } from './review.rules.ts';

const course = (slug: string, ...chapters: { prefix: string; after?: string }[]) =>
  ({ slug, chapters }) as unknown as CourseFile;
const courses = [
  course(
    'python',
    { prefix: 'intro-' },
    { prefix: 'operators-' },
    { prefix: 'loops-' },
    { prefix: 'lists-' },
  ),
  course(
    'advanced-python',
    { prefix: 'generators-', after: 'python/lists-' },
    { prefix: 'functions-' },
    { prefix: 'async-' },
  ),
];

test('a chapter looks back two chapters, also beyond the beginning of its course', () => {
  expect(twoChaptersBefore(courses, 'python/loops-')).toBe('python/intro-');
  expect(twoChaptersBefore(courses, 'python/operators-')).toBeUndefined();
  expect(twoChaptersBefore(courses, 'advanced-python/generators-')).toBe('python/loops-');
  expect(twoChaptersBefore(courses, 'advanced-python/functions-')).toBe('python/lists-');
  expect(twoChaptersBefore(courses, 'advanced-python/async-')).toBe('advanced-python/generators-');
});

test('a chapter that is not there looks back at none', () => {
  expect(twoChaptersBefore(courses, 'python/unknown-')).toBeUndefined();
  expect(twoChaptersBefore(courses, 'unknown/loops-')).toBeUndefined();
});

describe('what is asked again', () => {
  const PROGRAM = '# Count them.\nbundles = 3\nlogs = bundles * size';
  const source = (constants: object, question: object, answer?: unknown, template = PROGRAM) =>
    ({
      template,
      level: { question, constants: Object.entries(constants).map(([name, value]) => ({ name, value })) },
      answer,
    }) as unknown as LevelSource;
  const VALUE = { kind: 'value', of: 'logs + left', others: ['1'] };
  const asked = (constants: object) => reviewQuestion(source(constants, VALUE, '9'));

  test('is the question with a program that runs anywhere: what the map gave stands above it', () => {
    expect(asked({ size: 3, crop: 'corn' })?.code).toBe('size = 3\nbundles = 3\nlogs = bundles * size');
    expect(asked({ left: 'two' })?.code).toBe('left = "two"\nbundles = 3\nlogs = bundles * size');
    expect(asked({})?.question).toMatchObject({ kind: 'value', of: 'logs + left', answer: '9' });
  });

  test('needs no program', () => {
    const { code } = reviewQuestion(source({ left: 2 }, VALUE, '9', '# Count them.')) ?? {};
    expect(code).toBe('left = 2');
  });

  test('gives nothing of which only a part of the name is used', () => {
    expect(asked({ log: 3, bundle: 3 })?.code).toBe('bundles = 3\nlogs = bundles * size');
  });

  test('is nothing where no value was asked for, or no answer is known', () => {
    expect(reviewQuestion(source({}, VALUE))).toBeUndefined();
    expect(reviewQuestion(source({}, { kind: 'tile' }, [1, 2]))).toBeUndefined();
  });
});
