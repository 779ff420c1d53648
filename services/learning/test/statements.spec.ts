import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { statementFaults } from '@burrow/service-kit/testing/statements';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { create, settings } from '../src/index.ts';

let service: TestService;

beforeAll(async () => {
  service = await startForTest(parts => create({ ...parts, settings: settings.parse({}) }));
});
afterAll(() => service.close());

test('the rows of every statement are what the database says', async () => {
  const client = await service.connect();
  const faults = await statementFaults(fileURLToPath(new URL('../src', import.meta.url)), client);
  await client.end();
  expect(faults).toEqual([]);
});
