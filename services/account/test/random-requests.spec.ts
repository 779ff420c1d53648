import { ENDPOINTS, type Endpoint, ErrorAnswerSchema, LANGUAGES, openApiDocument } from '@burrow/contracts';
import { type Caller, startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { makeFamily, makeUser, logIn } from './people.harness.ts';
import { randomRuns } from '../../../tools/sampling/random-runs.ts';

let account: TestService;
let callers: Caller[];
const ids: string[] = [randomUUID()];

beforeAll(async () => {
  account = await startForTest(createAccount);
  const { user, student } = await makeFamily(account.pool);
  const staff = await makeUser(account.pool, { is_staff: true });
  ids.push(user, student, staff);
  callers = [
    account.as(),
    account.as({ ...(await logIn(account.pool, { user })), role: 'parent' }),
    account.as({ ...(await logIn(account.pool, { user, student, isStudent: true })), role: 'student' }),
    account.as({ ...(await logIn(account.pool, { user: staff })), role: 'parent', staff: true }),
  ];
});
afterAll(() => account.close());

const own = Object.values<Endpoint>(ENDPOINTS).filter(endpoint => endpoint.service === 'account');
const text = fc.string({ unit: 'binary', maxLength: 60 }).map(value => value.toWellFormed());
const id = fc.nat(3).map(at => ids[at] as string);
const email = fc.constantFrom('a@b.example', 'A@B.example', '@', `${'x'.repeat(260)}@b.example`);
const scalar = fc.oneof(
  text,
  id,
  email,
  fc.constantFrom(...LANGUAGES.map(({ name }) => name), 'true', '1', '2147483648', 'news'),
);
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.jsonValue(),
  fc.array(email, { maxLength: 3 }),
  fc.boolean(),
  fc.integer(),
);

type Paths = Record<string, Record<string, { responses: Record<string, unknown> }>>;
const { paths } = openApiDocument(['account'], '1') as { paths: Paths };

/** Fields with the names of the schema, with values that may be valid, and others. */
function fieldsOf(
  schema: Endpoint['body'],
  of: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
  return fc.record(Object.fromEntries([...names, 'other'].map(name => [name, of])), { requiredKeys: [] });
}

describe('random requests of every kind of caller never answer 5xx', () => {
  test.each(own.map(endpoint => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s',
    async (method, template, endpoint) => {
      const body = fc.oneof(
        fieldsOf(endpoint.body, value).map(fields => JSON.stringify(fields)),
        fc.json(),
        text,
      );
      const request = fc.record({
        caller: fc.nat(3),
        query: fieldsOf(endpoint.query, scalar),
        path: fc.array(fc.oneof(id, text), { minLength: 3, maxLength: 3 }),
        body,
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ caller, query, path, body: payload }) => {
          const rest = [...path];
          const url = template.replaceAll(/\{\w+\}/g, () => encodeURIComponent(rest.pop() ?? ''));
          const search = new URLSearchParams(query as Record<string, string>);
          const send = callers[caller]![method.toLowerCase() as 'get' | 'post'];
          const answer = await (method === 'GET'
            ? send(`${url}?${search}`)
            : send(`${url}?${search}`, payload));
          expect([answer.statusCode < 500, url]).toEqual([true, url]);
          // A path with an empty parameter is not a path of ours.
          const isRouted = answer.statusCode !== 404 || answer.json().code !== 'request/not-found';
          const { responses } = paths[template]?.[method.toLowerCase()] ?? {};
          if (isRouted) expect(Object.keys(responses ?? {})).toContain(String(answer.statusCode));
          if (answer.statusCode >= 400) ErrorAnswerSchema.parse(answer.json());
          else if (answer.statusCode === 200 && answer.headers['content-type']?.includes('json'))
            endpoint.answer.parse(answer.json());
        }),
        randomRuns(150),
      );
    },
    120_000,
  );
});
