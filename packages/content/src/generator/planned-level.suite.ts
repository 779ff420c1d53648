import { afterAll, expect, test } from '@jest/globals';
import type { NodeRunner } from '@burrow/python/node';
import { rmSync } from 'node:fs';
import { compileContent } from '../compiler/compile-content.ts';
import { showProblem } from '../compiler/problem.ts';
import { copyEmptyCourses } from '../testing/course-copy.ts';
import { verifyLevel } from '../verify/verify-level.ts';
import { generatePlannedLevel } from './generate-level.ts';
import { PLAN } from './plan.fixture.ts';
import { readPlan } from './read-plan.ts';

const ITEMS = [
  { action: 'read', type: 'sign', position: [5, 5], text: 'a;b' },
  { action: 'collect', type: 'log', position: [6, 5] },
  { action: 'open', type: 'door', position: [10, 6], state: 'closed' },
];

const GOALS = [
  { action: 'read', type: 'sign', position: [5, 6], targetPosition: [5, 5] },
  { action: 'collect', type: 'log', count: 4, cost: { type: 'log', amount: 4 }, position: [6, 6] },
  { action: 'build', type: 'bridge', cost: { type: 'log', amount: 4 }, targetPosition: [8, 6] },
  { action: 'open', type: 'door', position: [9, 6] },
  { action: 'speak', type: 'door', data: 'a;b', position: [9, 6] },
  { action: 'compare', variable: 'found', expectedData: { $tuple: [1, 'a;b'] } },
  { action: 'compare', variable: 'uses("for")', expectedData: true },
];

/** Generates levels from a plan and checks them. */
export function testPlannedLevels(runner: NodeRunner): void {
  const root = copyEmptyCourses();
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

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
    expect(compiled.items).toMatchObject(ITEMS);
    expect(compiled.levelGoals).toMatchObject(GOALS);
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
}
