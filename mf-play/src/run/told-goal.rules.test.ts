import { expect, test } from '@jest/globals';
import { toldGoal } from './told-goal.rules.ts';

const goalTexts = {
  'motto.__name__': 'Let motto keep its own name',
  'uses("pip.go")': 'Let pip do the walking',
};

test('an open goal whose check is an expression is told by its sentence', () => {
  const other = {
    code: 'world/compare-mismatch',
    params: { variable: 'motto.__name__', found: '1', wanted: '2' },
  } as const;
  expect(toldGoal({ goalTexts }, other).params).toMatchObject({
    context: 'told',
    told: goalTexts['motto.__name__'],
  });
  const missing = { code: 'world/uses-missing', params: { word: 'pip.go' } } as const;
  expect(toldGoal({ goalTexts }, missing).params).toMatchObject({
    context: 'told',
    told: goalTexts['uses("pip.go")'],
  });
});

test('a goal about a name is told by the name', () => {
  const error = {
    code: 'world/compare-mismatch',
    params: { variable: 'total', found: '1', wanted: '2' },
  } as const;
  expect(toldGoal({ goalTexts }, error)).toEqual(error);
  expect(toldGoal({}, error)).toEqual(error);
});
