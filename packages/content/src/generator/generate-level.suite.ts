import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NodeRunner } from '@burrow/python/node';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileContent } from '../compiler/compile-content.ts';
import { showProblem } from '../compiler/problem.ts';
import { COURSES } from '../testing/course-copy.ts';
import { verifyLevel } from '../verify/verify-level.ts';
import { generateLevel } from './generate-level.ts';

/** Generates levels and checks them. */
export function testGenerator(runner: NodeRunner): void {
  const root = mkdtempSync(join(tmpdir(), 'burrow-generated-'));

  beforeAll(() => {
    for (const slug of readdirSync(COURSES)) {
      cpSync(`${COURSES}${slug}/course.json`, join(root, slug, 'course.json'));
      const file = join(root, slug, 'course.json');
      const course = JSON.parse(readFileSync(file, 'utf8')) as { free?: string[]; chapters: object[] };
      const chapters = course.chapters.map(chapter => ({ ...chapter, levels: [] }));
      writeFileSync(file, JSON.stringify({ ...course, free: [], chapters }));
    }
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  const NEW = [
    ['python', 'intro-level9'],
    ['python', 'conditions-level1'],
    ['advanced-python', 'decorators-level1'],
    ['challenges', 'challenge-brand-new'],
  ] as const;

  describe('a generated level', () => {
    test.each(NEW)(
      '%s/%s passes all checks, and its programs end as told in real Python',
      async (course, slug) => {
        generateLevel(root, course, slug);
        const { levels, problems } = compileContent(root);
        expect(problems.map(showProblem)).toEqual([]);
        const made = levels.filter(({ compiled }) => compiled.slug === slug);
        expect(made.map(({ compiled }) => compiled.course_slug)).toEqual([course]);
        for (const level of made) expect((await verifyLevel(runner, level)).map(showProblem)).toEqual([]);
      },
    );

    test('is at the end of the chapter that its name belongs to', () => {
      const { content } = compileContent(root);
      expect(content.courses.find(({ slug }) => slug === 'python')?.chapters).toMatchObject([
        { id: 1, levels: ['intro-level9'] },
        { id: 5, levels: ['conditions-level1'] },
      ]);
    });
  });

  test('a level without a chapter, without a course or that already exists is refused', () => {
    expect(() => generateLevel(root, 'python', 'cooking-level1')).toThrow('No chapter of python takes');
    expect(() => generateLevel(root, 'cooking', 'intro-level1')).toThrow('There is no course cooking.');
    generateLevel(root, 'python', 'lists-level1');
    expect(() => generateLevel(root, 'python', 'lists-level1')).toThrow('exists already');
  });
}
