import { CountrySchema, ErrorAnswerSchema, UserLanguageSchema } from '@burrow/contracts';
import type { Identity, Service } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { makeFamily } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const languageOf = async (visitor: string, who: Partial<Identity> = {}) =>
  UserLanguageSchema.parse((await account.as({ visitor, ...who }).get('/api/user/get-language')).json())
    .language;

describe('language', () => {
  test('is null until one is chosen, and then stored by its English name', async () => {
    const visitor = randomUUID();
    expect(await languageOf(visitor)).toBeNull();
    const answer = await account.as({ visitor }).post('/api/user/change-language?language=aRaBiC');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ language: 'Arabic' });
    expect(await languageOf(visitor)).toBe('Arabic');
    await account.as({ visitor }).post('/api/user/change-language?language=French');
    expect(await languageOf(visitor)).toBe('French');
    expect(await languageOf(randomUUID())).toBeNull();
  });

  test("is the user's own, and the student's own, if somebody is logged in", async () => {
    const visitor = randomUUID();
    await account.as({ visitor }).post('/api/user/change-language?language=French');
    const { user, student } = await makeFamily(account.pool);
    const parent: Partial<Identity> = { role: 'parent', user };
    const child: Partial<Identity> = { role: 'student', user, student };
    expect(await languageOf(visitor, parent)).toBe('French');
    await account.as({ visitor, ...parent }).post('/api/user/change-language?language=Arabic');
    await account.as({ visitor, ...child }).post('/api/user/change-language?language=Greek');
    expect(await languageOf(randomUUID(), { ...parent, student })).toBe('Arabic');
    expect(await languageOf(randomUUID(), child)).toBe('Greek');
    expect(await languageOf(visitor)).toBe('French');
  });

  test('an unknown one is 422', async () => {
    const answer = await account.as().post('/api/user/change-language?language=Klingon');
    expect(answer.statusCode).toBe(422);
    expect(ErrorAnswerSchema.parse(answer.json()).code).toBe('user/unknown-language');
  });

  test('a missing one is 422 with its field', async () => {
    const answer = await account.as().post('/api/user/change-language');
    expect(answer.statusCode).toBe(422);
    const body = ErrorAnswerSchema.parse(answer.json());
    expect(body.code).toBe('request/invalid');
    expect(body.detail).toEqual([expect.objectContaining({ path: 'language' })]);
  });

  test('a visitor about whom nothing is stored has no row', async () => {
    const visitor = randomUUID();
    await languageOf(visitor);
    const { rowCount } = await account.pool.query('select 1 from account.visitors where id = $1', [visitor]);
    expect(rowCount).toBe(0);
  });
});

test('the country is the one in the identity, otherwise en', async () => {
  const ask = async (country: string | null) =>
    CountrySchema.parse((await account.as({ country }).get('/api/user/country')).json());
  expect(await ask('de')).toEqual({ country_code: 'de' });
  expect(await ask(null)).toEqual({ country_code: 'en' });
});

test('a visitor is not logged in', async () => {
  const answer = await account.as().get('/api/auth/current');
  expect(answer.statusCode).toBe(401);
  expect(ErrorAnswerSchema.parse(answer.json()).code).toBe('auth/not-logged-in');
});

describe('a request that the gateway did not sign', () => {
  test.each([{}, { 'x-identity': 'forged' }, { 'x-user-id': randomUUID(), 'x-forwarded-user': 'admin' }])(
    'is refused (%j)',
    async headers => {
      const service: Service = account.service;
      const answer = await service.fastify.inject({
        method: 'GET',
        url: '/api/user/get-language',
        headers: { ...headers, 'x-request-id': 'request-1234' },
      });
      expect(answer.statusCode).toBe(401);
      expect(ErrorAnswerSchema.parse(answer.json()).requestId).toBe('request-1234');
    },
  );
});

test('health and the OpenAPI document need no identity', async () => {
  const get = (url: string) => account.service.fastify.inject({ url });
  expect((await get('/api/health/live')).statusCode).toBe(200);
  expect((await get('/api/health/ready')).statusCode).toBe(200);
  const paths = Object.keys((await get('/api/openapi.json')).json().paths);
  expect(paths).toContain('/api/user/country');
  expect(paths).not.toContain('/api/credit/{execution_type}');
});
