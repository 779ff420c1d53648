import { afterAll, describe, expect, test } from '@jest/globals';
import type { NodeRunner } from '@burrow/python/node';
import { rmSync } from 'node:fs';
import { compileContent } from '../compiler/compile-content.ts';
import { showProblem } from '../compiler/problem.ts';
import { dodgeProblems, tryDodges } from '../dodges/try-dodges.ts';
import { copyEmptyCourses } from '../testing/course-copy.ts';
import { verifyLevel } from '../verify/verify-level.ts';
import { generateLevel } from './generate-level.ts';

/** Generates levels and checks them. */
export function testGenerator(runner: NodeRunner): void {
  const root = copyEmptyCourses();
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
        for (const level of made) {
          expect((await verifyLevel(runner, level)).map(showProblem)).toEqual([]);
          const [tried = []] = await tryDodges(runner, [level]);
          expect((await dodgeProblems(runner, level, tried)).map(showProblem)).toEqual([]);
        }
      },
    );

    test('is in the chapter that its name belongs to, in the order of the numbers', () => {
      generateLevel(root, 'python', 'intro-level10');
      generateLevel(root, 'python', 'intro-level2');
      const { content } = compileContent(root);
      expect(content.courses.find(({ slug }) => slug === 'python')?.chapters).toMatchObject([
        { id: 1, levels: ['intro-level2', 'intro-level9', 'intro-level10'] },
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
