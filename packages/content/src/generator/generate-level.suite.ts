import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NodeRunner } from '@burrow/python/node';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileContent } from '../compiler/compile-content.ts';
import { showProblem } from '../compiler/problem.ts';
import { COURSES } from '../testing/course-copy.ts';
import { verifyLevel } from '../verify/verify-level.ts';
import { generateLevel, generatePlannedLevel } from './generate-level.ts';
import { PLAN } from './plan.fixture.ts';
import { readPlan } from './read-plan.ts';

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

  describe('a level of a plan', () => {
    const make = async (course: string, slug: string) => {
      await generatePlannedLevel(runner, root, course, slug, readPlan(PLAN, slug));
      const { levels, problems } = compileContent(root);
      expect(problems.map(showProblem)).toEqual([]);
      const [level] = levels.filter(({ compiled }) => compiled.slug === slug);
      if (!level) throw new Error('is not there');
      expect((await verifyLevel(runner, level)).map(showProblem)).toEqual([]);
      return level;
    };

    test('has its things and goals where the solution meets them', async () => {
      const { compiled, source } = await make('python', 'loops-level9');
      expect(compiled.items).toMatchObject([
        { action: 'read', type: 'sign', position: [5, 5], text: 'a;b' },
        { action: 'collect', type: 'log', position: [6, 5] },
        { action: 'open', type: 'door', position: [10, 6], state: 'closed' },
      ]);
      expect(compiled.levelGoals).toMatchObject([
        { action: 'read', type: 'sign', position: [5, 6], targetPosition: [5, 5] },
        { action: 'collect', type: 'log', count: 4, cost: { type: 'log', amount: 4 }, position: [6, 6] },
        { action: 'build', type: 'bridge', cost: { type: 'log', amount: 4 }, targetPosition: [8, 6] },
        { action: 'open', type: 'door', position: [9, 6] },
        { action: 'speak', type: 'door', data: 'a;b', position: [9, 6] },
        { action: 'compare', variable: 'found', expectedData: { $tuple: [1, 'a;b'] } },
        { action: 'compare', variable: 'uses("for")', expectedData: true },
      ]);
      expect(compiled.constants).toEqual([
        { name: 'brooks', value: 1 },
        { name: 'names', value: ['Moss'] },
      ]);
      expect(compiled).toMatchObject({ maxLinesOfCode: 14, signs: ['a;b'] });
      expect(source.level.draft).toBe(true);
      const ends = source.wrong.map(({ file, outcome }) => [file.replace(/^.*\//, ''), outcome]);
      expect(Object.fromEntries(ends)).toMatchObject({
        'player-collect-log.py': { kind: 'error', code: 'python/name', line: 7 },
        'player-speak-word.py': { kind: 'error', code: 'world/speak-wrong-phrase', line: 13 },
        'stops-short.py': { kind: 'incomplete', open: [5] },
      });
    });

    test('may be a bonus without a guide, with code as data, labels and a well', async () => {
      const { compiled } = await make('advanced-python', 'exeptions-level6');
      expect(compiled).toMatchObject({
        guideNotReady: true,
        chapter_id: 2,
        data: 'def spare():\n    return 3\n',
      });
      expect(compiled.items).toMatchObject([
        { action: 'read', type: 'label', text: 't~n' },
        { action: 'collect', type: 'box' },
        { action: 'collect', type: 'well', gives: 'canteen', sprite: 'pump' },
      ]);
      expect(compiled.levelGoals.filter(({ type }) => type === 'box')).toMatchObject([
        { count: 1 },
        { count: 1 },
      ]);
      expect(compiled.levelGoals.find(({ type }) => type === 'canteen')).toMatchObject({ count: 2 });
    });

    test('is refused if its line is missing, or its solution does not do what its goals want', async () => {
      expect(() => readPlan(PLAN, 'lists-level8')).toThrow('The plan has no line for lists-level8.');
      await expect(make('python', 'lists-level9')).rejects.toThrow('the solution does not collect carrot ×2');
    });
  });

  test('a level without a chapter, without a course or that already exists is refused', () => {
    expect(() => generateLevel(root, 'python', 'cooking-level1')).toThrow('No chapter of python takes');
    expect(() => generateLevel(root, 'cooking', 'intro-level1')).toThrow('There is no course cooking.');
    generateLevel(root, 'python', 'lists-level1');
    expect(() => generateLevel(root, 'python', 'lists-level1')).toThrow('exists already');
  });
}
