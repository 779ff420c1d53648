import { ENDPOINTS, type Endpoint, ErrorAnswerSchema, LANGUAGES } from '@burrow/contracts';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createAccount } from '../src/index.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const own = Object.values<Endpoint>(ENDPOINTS).filter(endpoint => endpoint.service === 'account');
const language = fc.oneof(
  fc.constantFrom(...LANGUAGES.map(({ name }) => name)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const query = fc.record({ language, other: fc.string({ unit: 'binary' }) }, { requiredKeys: [] });
const body = fc.option(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), { nil: undefined });

describe('a thousand random requests an endpoint give no 5xx', () => {
  test.each(own.map(({ method, path }) => [method, path]))('%s %s', async (method, path) => {
    const visitor = account.as();
    await fc.assert(
      fc.asyncProperty(query, body, async (fields, text) => {
        const wellFormed = Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [key, value.toWellFormed()]),
        );
        const url = `${path}?${new URLSearchParams(wellFormed)}`;
        const answer = await (method === 'POST' ? visitor.post(url, text) : visitor.get(url));
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) ErrorAnswerSchema.parse(answer.json());
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
  });
});
