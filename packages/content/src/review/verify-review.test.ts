import { expect, test } from '@jest/globals';
import { compiledCourses } from '../testing/compiled-courses.ts';
import type { ProgramRunner } from '../verify/remember-runs.ts';
import { reviewProblems } from './verify-review.ts';

const loops = compiledCourses().levels.find(({ source }) => source.folder === 'python/loops-level1');
const code = 'x = 3';
const question = { kind: 'value' as const, of: 'x', choices: ['2', '3', '4'], answer: '3' };

/** What is found if the program leaves this in `x`, in a level with nothing in it. */
async function foundWith(x: string): Promise<string[]> {
  if (!loops) throw new Error('loops-level1 is missing');
  const runner = {
    run: ({ level }: Parameters<ProgramRunner['run']>[0]) => {
      expect(level).toMatchObject({ items: [], constants: [], signs: [] });
      return Promise.resolve({ error: null, variables: { 'str(x)': x } });
    },
  } as unknown as ProgramRunner;
  const level = { ...loops, compiled: { ...loops.compiled, review: [{ code, question }] } };
  return (await reviewProblems(runner, level)).map(({ message }) => message);
}

test('what is asked again has the same answer without the map', async () => {
  expect(await foundWith('3')).toEqual([]);
  expect(await foundWith('4')).toEqual(['answers "4" without its map, not "3":\nx = 3']);
});
