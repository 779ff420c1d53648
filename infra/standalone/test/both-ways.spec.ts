import {
  ENDPOINTS,
  type Endpoint,
  ErrorAnswerSchema,
  LevelDataSchema,
  LevelUpdateAnswerSchema,
  SERVICE_NAMES,
} from '@burrow/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runOf, type Started, Visitor } from './platform.harness.ts';
import { type Way, WAYS } from './ways.harness.ts';

describe.each(WAYS)('%s', (name, startWay) => {
  let way: Way;
  let killed: Started | undefined;
  beforeAll(async () => {
    way = await startWay();
  });
  afterAll(async () => {
    const codes = await way.stop();
    expect(codes).toEqual(way.processes.map(one => (one === killed ? null : 0)));
  });

  test('a visitor runs, completes, comes back and finds the work', async () => {
    const visitor = new Visitor(way.url);
    const ran = await visitor.post('/api/level/update/python', runOf('player.move_forward(1)'));
    expect(LevelUpdateAnswerSchema.parse(ran.body)).toMatchObject({
      status: 'in_progress',
      counter: 9,
    });
    await visitor.post(
      '/api/level/update/python',
      runOf('player.move_forward(2)', { last_status: 'COMPLETE' }),
    );
    const level = await new Visitor(way.url, visitor.cookie).get('/api/level/data/python/intro-level1');
    expect(LevelDataSchema.parse(level.body)).toMatchObject({
      completed: true,
      last_code_executed: 'player.move_forward(2)',
    });
    expect((await visitor.get('/api/credit/level')).body).toMatchObject({
      counter: 9,
    });
    expect((await new Visitor(way.url).get('/api/credit/level')).body).toMatchObject({ counter: 10 });
  });

  test('a language is stored and determines redirects', async () => {
    const visitor = new Visitor(way.url);
    expect((await visitor.get('/xx/login')).headers.get('location')).toBe('/en/login');
    expect((await visitor.post('/api/user/change-language?language=french')).body).toEqual({
      language: 'French',
    });
    expect((await visitor.get('/api/user/get-language')).body).toEqual({
      language: 'French',
    });
    expect((await visitor.get('/xx/login')).headers.get('location')).toBe('/fr/login');
  });

  test.each([
    ['GET', '/api/auth/current', undefined, 401, 'auth/not-logged-in'],
    ['POST', '/api/user/change-language?language=Klingon', undefined, 422, 'user/unknown-language'],
    ['GET', '/api/level/course/cobol', undefined, 404, 'level/unknown-course'],
    ['GET', '/api/level/data/python/intro-level8', undefined, 401, 'level/account-needed'],
    ['GET', '/api/level/data/python/operators-level1', undefined, 402, 'level/plan-needed'],
    [
      'POST',
      '/api/level/update/python',
      runOf('x', { level_slug: 'intro-level5' }),
      403,
      'level/sign-up-to-run',
    ],
    ['POST', '/api/level/update/python', '{"a":', 400, 'request/malformed'],
    ['POST', '/api/level/update/python', 'x'.repeat(1_100_000), 413, 'request/too-large'],
    ['POST', '/api/level/update/python', {}, 422, 'request/invalid'],
    [
      'PUT',
      '/api/level/draft/python',
      { level_slug: 'intro-level1', code: 'x'.repeat(300_000) },
      413,
      'request/too-large',
    ],
    ['GET', '/api/credit/lives', undefined, 422, 'request/invalid'],
    ['GET', '/api/nothing', undefined, 404, 'request/not-found'],
    ['PUT', '/api/credit/level', {}, 405, 'request/method-not-allowed'],
  ])('%s %s answers its error (%#)', async (method, url, body, status, code) => {
    const answer = await new Visitor(way.url).call(method, url, body);
    const error = ErrorAnswerSchema.parse(answer.body);
    expect([answer.status, error.code, error.requestId]).toEqual([
      status,
      code,
      answer.headers.get('x-request-id'),
    ]);
  });

  test('the document of the API names every endpoint, and all is ready', async () => {
    const visitor = new Visitor(way.url);
    const document = (await visitor.get('/api/openapi.json')).body as {
      paths: Record<string, object>;
    };
    for (const { method, path: endpoint } of Object.values<Endpoint>(ENDPOINTS)) {
      expect(document.paths[endpoint]).toHaveProperty(method.toLowerCase());
    }
    expect((await visitor.get('/api/health/ready')).status).toBe(200);
    expect((await visitor.get('/api/health/live')).status).toBe(200);
  });

  test('two hundred simultaneous runs of one visitor count ten', async () => {
    const visitor = new Visitor(way.url);
    await visitor.get('/api/credit/level');
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => visitor.post('/api/level/update/python', runOf('x'))),
    );
    const statuses = answers.map(answer => answer.status);
    expect([statuses.filter(s => s === 200).length, statuses.filter(s => s === 403).length]).toEqual([
      10, 190,
    ]);
  });

  // The last: learning does not come back.
  test('when a part ends the others keep working: learning down, account answers', async () => {
    if (name === 'in one process') return;
    killed = way.processes[1 + SERVICE_NAMES.indexOf('learning')];
    await killed?.stop('SIGKILL');
    const visitor = new Visitor(way.url);
    expect(await visitor.get('/api/credit/level')).toMatchObject({
      status: 502,
      body: { code: 'gateway/service-down' },
    });
    expect((await visitor.get('/api/user/get-language')).status).toBe(200);
    expect((await visitor.get('/api/health/ready')).status).toBe(200);
  });
});
