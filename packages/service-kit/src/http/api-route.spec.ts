import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DoneSchema, type EndpointContract } from '@burrow/contracts';
import { Controller } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { IdentityGuard } from '../identity/identity.guard.ts';
import { IDENTITY_HEADER, visitorIdentity } from '../identity/identity.ts';
import { IdentityVerifier } from '../identity/identity-signer.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { TEST_KEYS, testSigner } from '../testing/service.harness.ts';
import { ApiRoute } from './api-route.decorator.ts';
import { createApp } from './create-app.ts';
import type { RequestOf } from './request-of.ts';

const FEED = {
  method: 'POST',
  path: '/api/feed/{animal_id}',
  access: 'anyone',
  summary: 'Feeds an animal.',
  params: z.object({ animal_id: z.uuid() }),
  query: z.object({ portions: z.coerce.number().int().positive() }),
  body: z.object({ food: z.enum(['hay', 'carrots']) }),
  answer: z.object({ animal_id: z.uuid(), portions: z.number(), food: z.string(), by: z.uuid() }),
  errors: [],
} as const satisfies EndpointContract;
const REST = {
  ...FEED,
  path: '/api/rest',
  params: undefined,
  query: undefined,
  body: undefined,
  answer: DoneSchema,
} as const;

@Controller()
class AnimalsController {
  @ApiRoute(FEED)
  feed({ identity, params: { animal_id }, query: { portions }, body: { food } }: RequestOf<typeof FEED>) {
    return { animal_id, portions, food, by: identity.visitor };
  }

  @ApiRoute(REST)
  rest() {
    return { done: true } as const;
  }

  // @ts-expect-error The body of another call does not compile.
  @ApiRoute({ ...FEED, path: '/api/feed-without/{animal_id}' })
  feedWithout({ body }: RequestOf<{ body: typeof DoneSchema; params: typeof FEED.params }>) {
    return { animal_id: '', portions: 1, food: String(body.done), by: '' };
  }

  // @ts-expect-error An answer that lacks a field does not compile.
  @ApiRoute({ ...FEED, path: '/api/feed-silently/{animal_id}' })
  feedSilently({ params: { animal_id } }: RequestOf<typeof FEED>) {
    return { animal_id };
  }

  // @ts-expect-error Neither does an answer of another type behind a promise.
  @ApiRoute({ ...REST, path: '/api/rest-long' })
  async restLong() {
    return { done: 'soon' };
  }
}

describe('a handler of a contract', () => {
  const visitor = randomUUID();
  const animal = randomUUID();
  let app: NestFastifyApplication;
  let token: string;

  beforeAll(async () => {
    class AnimalsModule {}
    const providers = [
      { provide: IdentityVerifier, useValue: new IdentityVerifier('learning', TEST_KEYS.trusted) },
      { provide: APP_GUARD, useClass: IdentityGuard },
    ];
    app = await createApp(
      { module: AnimalsModule, controllers: [AnimalsController], providers },
      { name: 'animals', logger: memoryLog('info').logger },
    );
    token = await testSigner().sign({ ...visitorIdentity(visitor), address: '203.0.113.9' }, 'learning');
  });
  afterAll(() => app.close());

  const feed = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/feed/${path}`, payload, headers: { [IDENTITY_HEADER]: token } });

  test('gets who asks, and every part as its schema read it', async () => {
    const answer = await feed(`${animal}?portions=2`, { food: 'hay', note: 'not in the contract' });
    expect(answer.json()).toEqual({ animal_id: animal, portions: 2, food: 'hay', by: visitor });
  });

  test('is not reached by a request that does not match: the refusal names the fields of every part', async () => {
    const answer = await feed('seven?portions=0', { food: 'cake' });
    expect(answer.statusCode).toBe(422);
    const { code, detail } = answer.json<{ code: string; detail: { path: string }[] }>();
    expect(code).toBe('request/invalid');
    expect(detail.map(({ path }) => path)).toEqual(['animal_id', 'portions', 'food']);
  });

  test('may take nothing of the request', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/rest',
      headers: { [IDENTITY_HEADER]: token },
    });
    expect(answer.json()).toEqual({ done: true });
  });
});
