import { afterAll, expect, test } from '@jest/globals';
import { loadContent, loadPrograms } from '@burrow/content';
import { createNodeRunner } from '@burrow/python/node';
import { Evaluation } from '../../../tools/sampling/evaluation.ts';
import { programsOf } from './programs.ts';
import { GOAL, measureShare } from './share.ts';

const MINUTES = 60_000;
const runner = await createNodeRunner();
afterAll(() => runner.dispose());

const programs = programsOf(loadContent(), loadPrograms());
const evaluation = new Evaluation(programs, {
  record: new URL('share.proven.json', import.meta.url),
  sources: [
    'packages/tutor/{src,bench}',
    'packages/python-syntax/src',
    'packages/world/src',
    'packages/python/src/{py,engine,worker}',
  ],
  textOf: ({ level, references, code }) => JSON.stringify([level, references, code]),
});

test(
  'who follows the advice solves the level, from at least four wrong programs in five, and words agree with edits',
  async () => {
    expect(programs.length).toBeGreaterThanOrEqual(8);
    const { solved, unsolved, contradictions } = await measureShare(runner, evaluation.cases);
    const isEnough = solved >= GOAL * evaluation.cases.length;
    expect({ isEnough, unsolved: isEnough ? [] : unsolved, contradictions, seed: evaluation.seed }).toEqual({
      isEnough: true,
      unsolved: [],
      contradictions: [],
      seed: evaluation.seed,
    });
    for (const one of evaluation.cases) evaluation.passed(one);
  },
  10 * MINUTES,
);
