import { beforeAll, describe, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import type { NodeRunner } from '@burrow/python/node';
import { compileContent, type PlacedLevel } from '../compiler/compile-content.ts';
import { showProblem } from '../compiler/problem.ts';
import { reviewLevels } from '../quality/review-levels.ts';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { copyFirstLevel } from '../testing/course-copy.ts';
import { SPOILT_LEVELS } from '../testing/spoilt-levels.fixture.ts';
import type { SpoiltLevel } from '../testing/spoilt-levels.fixture.ts';
import { dodgeProblems, falseAlarms, tryDodges, type TriedDodge } from '../dodges/try-dodges.ts';
import { verifyLevel } from './verify-level.ts';
import { Evaluation } from '../../../../tools/sampling/evaluation.ts';

const MINUTE = 60_000;
const DODGES = 3;
const compilation = compiledCourses();
const { levels } = compilation;
const evaluation = new Evaluation(levels, {
  record: new URL('levels.proven.json', import.meta.url),
  sources: ['packages/content/src', 'packages/world/src', 'packages/python/src/{py,engine,worker}'],
  textOf: ({ source, compiled }) => JSON.stringify([source, compiled]),
});

async function verifySpoilt(runner: NodeRunner, { spoil }: SpoiltLevel): Promise<string[]> {
  const course = copyFirstLevel();
  try {
    spoil(course);
    const { levels: spoilt, problems } = compileContent(course.root);
    expect(problems).toEqual([]);
    expect(spoilt).toHaveLength(1);
    const found = await Promise.all(spoilt.map(level => verifyLevel(runner, level)));
    return found.flat().map(showProblem);
  } finally {
    rmSync(course.root, { recursive: true });
  }
}

/** Runs the programs of all levels, and checks that bad levels are refused. */
export function testLevels(runner: NodeRunner): void {
  const withGoals = evaluation.cases.filter(({ source: { kind } }) => kind !== 'free');
  const dodges = new Map<PlacedLevel, readonly TriedDodge[]>();
  beforeAll(async () => {
    const tried = await tryDodges(runner, withGoals);
    withGoals.forEach((level, index) => dodges.set(level, tried[index] ?? []));
  }, 5 * MINUTE);

  test.each(evaluation.cases)(
    '$source.folder: solutions complete it, wrong programs and dodges end as told, the template leaves it open',
    async level => {
      const tried = dodges.get(level) ?? [];
      const problems = [
        ...(await verifyLevel(runner, level)),
        ...(await dodgeProblems(runner, level, tried)),
        ...(await falseAlarms(runner, level)),
      ];
      expect(problems.map(showProblem)).toEqual([]);
      evaluation.passed(level);
    },
  );

  test('each level has at least three dodges', () => {
    const few = withGoals.filter(level => (dodges.get(level) ?? []).length < DODGES);
    expect(few.map(({ compiled: { slug } }) => slug)).toEqual([]);
  });

  test('there are levels, each with solutions and wrong programs', () => {
    expect(levels.length).toBeGreaterThanOrEqual(30);
    for (const { source } of levels.filter(({ source: { kind } }) => kind !== 'free')) {
      expect(source.solutions.length).toBeGreaterThanOrEqual(1);
      expect(source.wrong.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('levels use only ideas of this or an earlier one, and no two have the same solution', async () => {
    expect((await reviewLevels(compilation)).problems.map(showProblem)).toEqual([]);
  });

  describe('a bad level is refused', () => {
    test.each(SPOILT_LEVELS)('$why', async spoilt => {
      expect(await verifySpoilt(runner, spoilt)).toEqual(spoilt.problems);
    });
  });
}
