import { expect, test } from '@jest/globals';
import { ORGANIZATION_PLANS } from './organization-plans.rules.ts';

test('a school may have as many students as its plan says, without limit in the large one', () => {
  expect(ORGANIZATION_PLANS).toEqual({ small: 200, large: null });
});
