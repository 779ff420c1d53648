import { expect, test } from '@jest/globals';
import { stepsShown } from './steps-shown.rules.ts';

test('a step counts once the picture is at its end', () => {
  expect(stepsShown({ step: -1, aside: null })).toBe(0);
  expect(stepsShown({ step: 2, aside: 'step' })).toBe(2);
  expect(stepsShown({ step: 2, aside: null })).toBe(3);
});
