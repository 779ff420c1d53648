import { afterAll, expect, test } from '@jest/globals';
import { loadContent, loadPrograms } from '@burrow/content';
import { createNodeRunner } from '@burrow/python/node';
import { GOAL, measureShare } from './share.ts';

const MINUTES = 60_000;
const runner = await createNodeRunner();
afterAll(() => runner.dispose());

test(
  'who follows the advice solves the level, from at least four wrong programs in five, and words agree with edits',
  async () => {
    const { solved, programs, unsolved, contradictions } = await measureShare(
      runner,
      loadContent(),
      loadPrograms(),
    );
    expect(programs).toBeGreaterThanOrEqual(8);
    expect({
      enough: solved >= GOAL * programs,
      unsolved: solved >= GOAL * programs ? [] : unsolved,
      contradictions,
    }).toEqual({ enough: true, unsolved: [], contradictions: [] });
  },
  10 * MINUTES,
);
