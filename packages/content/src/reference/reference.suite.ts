import { expect, test } from '@jest/globals';
import type { NodeRunner } from '@burrow/python/node';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { computeReferences } from './compute-references.ts';

/** Runs the reference solutions of all challenges, and compares what they do with what their files say. */
export function testReferences(runner: NodeRunner): void {
  const challenges = compiledCourses().levels.flatMap(({ source }) =>
    source.kind === 'challenge' ? [source] : [],
  );

  test('reference.json says what the reference solution does: else npm run references -w packages/content', async () => {
    const found = await computeReferences(runner, challenges);
    expect(challenges.map(({ folder, reference }) => [folder, reference])).toEqual(
      found.map((reference, index) => [challenges[index]?.folder, reference]),
    );
  });
}
