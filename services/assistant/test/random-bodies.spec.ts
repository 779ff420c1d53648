import { ErrorAnswerSchema, TipSchema } from '@burrow/contracts';
import { entitlement, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import {
  CHALLENGE_TIP,
  LEVEL_TIP,
  startAssistant,
  studentIdentity,
  type TestAssistant,
} from './assistant.harness.ts';
import { randomRuns } from '../../../tools/sampling/random-runs.ts';

let assistant: TestAssistant;

beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.close());

const text = fc.oneof(
  fc.constantFrom('player.collect("carrot")', 'for i in range(3)', ''),
  fc.string({ unit: 'binary' }),
);
const known = fc.constantFrom(['move_forward', 2, 1], ['collect', 'carrot', 2], ['open', null, 3]);
const odd = fc.tuple(fc.constantFrom('speak', 'open', 'push'), fc.jsonValue(), fc.nat());
const error = fc.record({
  code: fc.constantFrom('world/move-wall', 'python/name', 'x'),
  params: fc.dictionary(fc.constantFrom('name', 'said', 'constructor'), fc.string()),
  line: fc.option(fc.nat(9)),
});
const run = fc.record(
  {
    world_version: fc.string({ maxLength: 5 }),
    level_hash: fc.constantFrom('hash-of-intro-level1', 'other'),
    commands: fc.oneof(fc.array(known), fc.array(odd, { maxLength: 2 })),
    variables: fc.dictionary(fc.string(), fc.oneof(fc.nat(), fc.string())),
    error,
    variant: fc.option(fc.nat(9)),
  },
  { requiredKeys: ['world_version', 'level_hash', 'commands', 'variables'] },
);
const slug = fc.constantFrom('intro-level1', 'intro-level2', 'first-challenge', 'constructor');
const nearlyRight = fc.record(
  {
    last_prompt: fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: fc.anything() }),
    course_name: fc.constantFrom('python', 'python', 'python', 'challenges', 'constructor', '__proto__'),
    slug: fc.oneof({ weight: 4, arbitrary: slug }, { weight: 1, arbitrary: fc.string() }),
    description: text,
    solution: text,
    error_message: fc.option(text),
    language: fc.constantFrom('en', 'ar', '__pr', 'xx'),
    run,
  },
  { requiredKeys: ['last_prompt', 'course_name', 'slug', 'description'] },
);
const body = fc.oneof(
  { weight: 5, arbitrary: nearlyRight.map(value => JSON.stringify(value) ?? 'null') },
  { weight: 1, arbitrary: fc.json() },
);

test.each([LEVEL_TIP, CHALLENGE_TIP])(
  'random bodies for %s are answered with tips or refusals, never 5xx',
  async path => {
    const parent = randomUUID();
    const child = student({ parent_id: parent });
    await assistant.tell('account/student-changed', child);
    await assistant.tell('payment/entitlement-changed', entitlement({ owner: { kind: 'user', id: parent } }));
    const subscriber = assistant.as(studentIdentity(child.student_id));
    let [tips, refusals] = [0, 0];
    await fc.assert(
      fc.asyncProperty(body, async sent => {
        const answer = await subscriber.post(path, sent);
        if (answer.statusCode === 200) {
          TipSchema.parse(answer.json());
          tips++;
        } else {
          expect(answer.statusCode).toBeLessThan(500);
          ErrorAnswerSchema.parse(answer.json());
          refusals++;
        }
      }),
      randomRuns(1_000),
    );
    expect([tips > 0, refusals > 0]).toEqual([true, true]);
  },
);
