import { expect, test } from '@jest/globals';
import { substituteSchema } from './substitute-schema.ts';

const NOW = new Date('2026-11-29T12:00:00').getTime();
const user_id = '00000000-0000-4000-8000-000000000001';

test.each([
  ['today alone', '2026-11-29', '2026-11-29', true],
  ['since yesterday', '2026-11-28', '2026-12-01', true],
  ['days that are over', '2026-11-27', '2026-11-28', false],
  ['the last before the first', '2026-12-03', '2026-12-02', false],
  ['a year and a half', '2026-12-01', '2028-06-01', false],
])('%s', (_what, from, until, fits) => {
  expect(substituteSchema(NOW).safeParse({ user_id, from, until }).success).toBe(fits);
});
