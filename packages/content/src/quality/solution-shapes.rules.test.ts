import { expect, test } from '@jest/globals';
import { createReport, showProblem } from '../compiler/problem.ts';
import { checkShapes } from './solution-shapes.rules.ts';

test('a level that is solved like another one is refused', () => {
  const { problems, report } = createReport();
  checkShapes(
    [
      { file: 'a', shape: 'for' },
      { file: 'b', shape: 'while' },
      { file: 'c', shape: 'for' },
    ],
    report,
  );
  expect(problems.map(showProblem)).toEqual(['c: has the shape of a']);
});
