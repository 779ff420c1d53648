import { serviceStatementFaults } from '@burrow/service-kit/testing/statements';
import { expect, test } from '@jest/globals';
import { create, settings } from '../src/index.ts';

const sources = new URL('../src', import.meta.url);

test('the rows of every statement are what the database says', async () => {
  const faults = await serviceStatementFaults(
    parts => create({ ...parts, settings: settings.parse({}) }),
    sources,
  );
  expect(faults).toEqual([]);
});
