import { plainStatementFaults } from '@burrow/service-kit/testing/statements';
import { expect, test } from '@jest/globals';

test('whatever a repository would do says why it is SQL', async () => {
  expect(await plainStatementFaults(new URL('../src', import.meta.url))).toEqual([]);
});
