import { AGREEMENT_VERSION } from '@burrow/contracts';
import { z } from '@burrow/forms';
import { expect, test } from '@jest/globals';
import { AGREEMENT_SHAPE, TICKED } from './agreement-form.rules.ts';

const Schema = z.object(AGREEMENT_SHAPE);

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('ticked %p and %p: accepted is %p', (may_accept, has_consent, accepted) => {
  expect(Schema.safeParse({ may_accept, has_consent }).success).toBe(accepted);
});

test('what is sent says that both were ticked, for the text in force', () => {
  expect(TICKED).toEqual({ version: AGREEMENT_VERSION, may_accept: true, has_consent: true });
});
