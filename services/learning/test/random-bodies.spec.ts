import { ENDPOINTS, type Endpoint, ErrorAnswerSchema } from '@burrow/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WORLD_VERSION } from '@burrow/world';
import fc from 'fast-check';
import { startLearning, type TestLearning, WINNING } from './learning.harness.ts';
import { randomRuns } from '../../../tools/sampling/random-runs.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const own: Endpoint[] = Object.values<Endpoint>(ENDPOINTS).filter(
  endpoint => endpoint.service === 'learning',
);

const slug = fc.oneof(
  fc.constantFrom(
    'python',
    'intro-level1',
    'challenges',
    'first-challenge',
    'level',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
const nearlyRight = fc.record(
  {
    last_status: fc.oneof(fc.constantFrom('COMPLETE', 'in progress', 'in_progress'), fc.anything()),
    last_code_executed: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    code: fc.string({ unit: 'binary' }),
    level_slug: fc.oneof(fc.constantFrom('intro-level1', 'intro-level5', 'first-challenge'), fc.string()),
    run: fc.record(
      {
        world_version: fc.oneof(fc.constant(WORLD_VERSION), fc.string({ unit: 'binary', maxLength: 40 })),
        level_hash: fc.oneof(
          fc.constant('hash-of-intro-level1'),
          fc.string({ unit: 'binary', maxLength: 80 }),
        ),
        settings: fc.oneof(
          fc.jsonValue(),
          fc.array(
            fc.record({
              commands: fc.array(
                fc.oneof(
                  fc.constantFrom(...WINNING),
                  fc.tuple(fc.constantFrom('speak', 'open', 'push'), fc.jsonValue()),
                ),
              ),
              variables: fc.dictionary(fc.string(), fc.jsonValue()),
            }),
          ),
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['level_slug'] },
);
const body = fc.oneof(
  { weight: 4, arbitrary: nearlyRight.map(value => JSON.stringify(value) ?? 'null') },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

describe('random requests never cause a 5xx', () => {
  test.each(own.map(endpoint => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s',
    async (method, path, { access, params, query, body: input }) => {
      const visitor = learning.asStudent();
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(slug, slug, body, async (first, second, text) => {
          const parts = [first, second].map(part => encodeURIComponent(part.toWellFormed()));
          const url = path.replace(/\{\w+\}/g, () => parts.shift() ?? '');
          const answer =
            method === 'GET'
              ? await visitor.get(url)
              : await (method === 'PUT' ? visitor.put(url, text) : visitor.post(url, text));
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode < 400) return;
          refused += 1;
          ErrorAnswerSchema.parse(answer.json());
        }),
        randomRuns(1_000),
      );
      // A call without any input cannot get wrong input; a student is refused where others teach or administer.
      const needsInput =
        params !== undefined || input !== undefined || query?.safeParse({}).success === false;
      if (needsInput || access === 'admin') expect(refused).toBeGreaterThan(0);
      else expect(refused).toBe(0);
    },
  );
});
