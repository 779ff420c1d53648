import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createStore } from '../store/store.ts';
import { hearTakeOver } from '../session/hear-take-over.ts';
import { sessionApi } from '../session/session.api.ts';
import { sessionChanged } from '../session/session.slice.ts';
import { api } from './api.ts';
import { hearFailingCalls } from './failing-calls.ts';

const probe = api.injectEndpoints({
  endpoints: build => ({
    read: build.query<string, void>({ query: () => 'http://localhost/api/probe' }),
    readOnce: build.query<string, void>({
      query: () => 'http://localhost/api/probe',
      extraOptions: { maxRetries: 0 },
    }),
    write: build.mutation<string, void>({
      query: () => ({ url: 'http://localhost/api/probe', method: 'POST' }),
    }),
  }),
});

let answers: number[] = [];
let asked = 0;
const reply = () => {
  const status = answers[asked] ?? 200;
  asked += 1;
  return HttpResponse.json(status === 200 ? 'done' : { code: 'request/unexpected', message: '' }, { status });
};
const server = setupServer(
  http.get('http://localhost/api/probe', reply),
  http.post('http://localhost/api/probe', reply),
);

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  asked = 0;
  answers = [];
});

test('a read that failed on the server’s side is repeated once', async () => {
  answers = [500];
  const result = await createStore().dispatch(probe.endpoints.read.initiate());
  expect([result.data, asked]).toEqual(['done', 2]);
});

test.each([
  ['is told of', [500, 500], 1],
  ['is not told of if the repetition was answered', [500, 200], 0],
  ['is not told of if it was refused', [422], 0],
  ['is not told of in an outage', [502, 503], 0],
])('a call that the server cannot answer %s', async (_what, given, wanted) => {
  answers = given;
  let told = 0;
  hearFailingCalls(() => (told += 1));
  await createStore().dispatch(probe.endpoints.read.initiate());
  hearFailingCalls(() => undefined);
  expect(told).toBe(wanted);
});

test('a read that was refused is not repeated', async () => {
  answers = [403, 200];
  const result = await createStore().dispatch(probe.endpoints.read.initiate());
  expect([result.error, asked]).toMatchObject([{ status: 403 }, 1]);
});

test('an endpoint may rule out repeating a read', async () => {
  answers = [500, 200];
  await createStore().dispatch(probe.endpoints.readOnce.initiate());
  expect(asked).toBe(1);
});

test('a write is never sent twice', async () => {
  answers = [500, 200];
  const result = await createStore().dispatch(probe.endpoints.write.initiate());
  expect([result.error, asked]).toMatchObject([{ status: 500 }, 1]);
});

test('a write carries the token of the csrf cookie, if there is one; a read does not', async () => {
  const tokens: (string | null)[] = [];
  const note = ({ request }: { request: Request }) => {
    tokens.push(request.headers.get('x-csrf-token'));
    return HttpResponse.json('done');
  };
  server.use(http.get('http://localhost/api/probe', note), http.post('http://localhost/api/probe', note));
  const store = createStore();
  await store.dispatch(probe.endpoints.write.initiate());
  document.cookie = 'csrf=abc-123';
  await store.dispatch(probe.endpoints.write.initiate());
  await store.dispatch(probe.endpoints.read.initiate());
  document.cookie = 'csrf=; max-age=0';
  server.resetHandlers();
  expect(tokens).toEqual([null, 'abc-123', null]);
});

describe('a write under a session that the server does not know', () => {
  const whoIsHere = (status: number) =>
    http.get('*/api/auth/current', () => {
      asked += 10;
      return HttpResponse.json({ code: 'auth/not-logged-in', message: '' }, { status });
    });
  afterEach(() => server.resetHandlers());

  test('is sent once more if another session replaced it', async () => {
    server.use(whoIsHere(200));
    answers = [401];
    answers[11] = 200;
    const result = await createStore().dispatch(probe.endpoints.write.initiate());
    expect([result.data, asked]).toEqual(['done', 12]);
  });

  test('is not, if the session has ended', async () => {
    server.use(whoIsHere(401));
    answers = [401];
    const result = await createStore().dispatch(probe.endpoints.write.initiate());
    expect([result.error, asked]).toMatchObject([{ status: 401 }, 11]);
  });
});

describe('a page that belongs to somebody, whose session was ended in another tab', () => {
  afterEach(() => void (document.cookie = 'has_session=; max-age=0'));

  test('writes nothing as nobody, and knows that it is nobody’s now', async () => {
    server.use(http.get('*/api/auth/current', () => HttpResponse.json({ user_id: 'mira' })));
    const store = createStore();
    const write = () => store.dispatch(probe.endpoints.write.initiate());
    document.cookie = 'has_session=1';
    await store.dispatch(sessionApi.endpoints.currentUser.initiate());
    expect([(await write()).data, asked]).toEqual(['done', 1]);
    document.cookie = 'has_session=; max-age=0';
    expect((await write()).error).toMatchObject({ status: 401, code: 'auth/not-logged-in' });
    expect([asked, store.getState().session.hasEnded]).toEqual([1, true]);
    store.dispatch(sessionChanged());
    expect([(await write()).data, asked]).toEqual(['done', 2]);
  });

  test('a visitor writes', async () => {
    expect((await createStore().dispatch(probe.endpoints.write.initiate())).data).toBe('done');
  });
});

describe('a page whose user works in another school meanwhile', () => {
  afterEach(() => void (document.cookie = 'has_session=; max-age=0'));

  test('names its school in what it writes, and reads everything anew once it hears of the other', async () => {
    const schools: (string | null)[] = [];
    let school: string | null = 'elm';
    server.use(
      http.get('*/api/auth/current', () => HttpResponse.json({ user_id: 'tess', organization_id: school })),
      http.post('*/api/probe', ({ request }) => {
        schools.push(request.headers.get('x-page-school'));
        return HttpResponse.json('done');
      }),
    );
    const store = createStore();
    let anew = 0;
    const heard = new Promise<void>(resolve => {
      hearTakeOver(store, () => {
        anew += 1;
        resolve();
      });
    });
    document.cookie = 'has_session=1';
    const ask = () =>
      store.dispatch(sessionApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true }));
    await ask();
    await store.dispatch(probe.endpoints.write.initiate());
    await ask();
    expect([schools, anew]).toEqual([['elm'], 0]);
    school = 'oak';
    await ask();
    await heard;
    expect(anew).toBe(1);
    server.resetHandlers();
  });
});

describe('a page whose browser changed hands while it slept', () => {
  afterEach(() => void (document.cookie = 'has_session=; max-age=0'));

  test('names its owner in what it writes, and asks once who is here when it is refused', async () => {
    const owners: (string | null)[] = [];
    let current = 'mira';
    server.use(
      http.get('*/api/auth/current', () => HttpResponse.json({ user_id: 'mother', student_id: 'mira' })),
      http.post('*/api/probe', ({ request }) => {
        const owner = request.headers.get('x-page-owner');
        owners.push(owner);
        if (owner === null || owner === current) return HttpResponse.json('done');
        return HttpResponse.json({ code: 'auth/somebody-else', message: '' }, { status: 409 });
      }),
    );
    const store = createStore();
    let takeOvers = 0;
    const takenOver = new Promise<void>(resolve => {
      hearTakeOver(store, () => {
        takeOvers += 1;
        resolve();
      });
    });
    const write = () => store.dispatch(probe.endpoints.write.initiate());
    expect((await write()).data).toBe('done');
    document.cookie = 'has_session=1';
    await store.dispatch(sessionApi.endpoints.currentUser.initiate());
    expect((await write()).data).toBe('done');
    current = 'tom';
    expect((await write()).error).toMatchObject({ status: 409, code: 'auth/somebody-else' });
    await takenOver;
    await write();
    expect([owners, takeOvers]).toEqual([[null, 'mira', 'mira', 'mira'], 1]);
    store.dispatch(sessionChanged());
    expect(store.getState().session).toMatchObject({ owner: null, isTaken: false });
    server.resetHandlers();
  });
});
