import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { OWNER_HEADER } from '@burrow/contracts/calls';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { api } from '../api/api.ts';
import { type Answered, shareReads, wantShared } from '../api/shared-reads.ts';
import { createStore } from '../store/store.ts';
import { TabReads } from './tab-reads.ts';

const ADDRESS = '/api/probe';
const opened: AbortController[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  for (const tab of opened.splice(0)) tab.abort();
  shareReads(null);
  jest.useRealTimers();
});

const realTimeout = setTimeout;
const later = (): Promise<void> => new Promise(resolve => realTimeout(resolve, 0));

/** Lets channels and locks deliver what is on its way, until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await later();
}

/** Long enough for whatever would come if something were wrong. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await later();
}

/** A tab of the browser that counts what it asks the server for. */
function openTab(owner = 'ada') {
  const closing = new AbortController();
  opened.push(closing);
  const state = {
    heard: '7' as string | null,
    asked: [] as Readonly<Record<string, string>>[],
    answers: [] as unknown[],
  };
  const reads = new TabReads({ owner, lastId: () => state.heard, signal: closing.signal });
  /** Reads; what the server says is asked for at that time. */
  const read = async (answer: () => unknown = () => ({ data: state.heard })): Promise<void> => {
    const { data }: Answered = await reads.read(ADDRESS, async headers => {
      state.asked.push(headers);
      return (await answer()) as Answered;
    });
    state.answers.push(data);
  };
  return Object.assign(state, { close: () => closing.abort(), reads, read });
}

test('of five tabs that hear of the same one reads, as whose page it is, and all have the answer', async () => {
  const tabs = [1, 2, 3, 4, 5].map(() => openTab());
  await Promise.all(tabs.map(tab => tab.read()));
  expect(tabs.flatMap(tab => tab.asked)).toEqual([{ [OWNER_HEADER]: 'ada' }]);
  expect(tabs.map(tab => tab.answers)).toEqual(Array(5).fill(['7']));
});

test('nobody reads again within a second, and then one tab for all', async () => {
  const [one, two] = [openTab(), openTab()];
  await Promise.all([one.read(), two.read()]);
  one.heard = two.heard = '8';
  const both = [two.read(), one.read()];
  jest.advanceTimersByTime(999);
  await settle();
  expect([...one.asked, ...two.asked]).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await Promise.all(both);
  expect([...one.asked, ...two.asked]).toHaveLength(2);
  expect([one.answers, two.answers]).toEqual([
    ['7', '8'],
    ['7', '8'],
  ]);
});

test('an answer to what was asked before the last message does not serve', async () => {
  const [one, two] = [openTab(), openTab()];
  two.heard = '10';
  await one.read(() => ({ data: 'of 7' }));
  const reading = two.read();
  await settle();
  expect(two.answers).toEqual([]);
  jest.advanceTimersByTime(1_000);
  await reading;
  expect(two.answers).toEqual(['10']);
});

test('a tab that is closed while it reads leaves it to the next', async () => {
  const [closed, open] = [openTab(), openTab()];
  void closed.read(() => new Promise(() => undefined));
  await until(() => closed.asked.length === 1);
  const reading = open.read();
  await settle();
  expect(open.asked).toEqual([]);
  closed.close();
  await reading;
  expect(open.answers).toEqual(['7']);
});

test('a tab that sleeps while it reads keeps nobody waiting for long', async () => {
  const [asleep, awake] = [openTab(), openTab()];
  void asleep.read(() => new Promise(() => undefined));
  await until(() => asleep.asked.length === 1);
  const reading = awake.read();
  await settle();
  expect(awake.asked).toEqual([]);
  jest.advanceTimersByTime(5_000);
  await reading;
  expect(awake.answers).toEqual(['7']);
});

test('nobody gets what was read for somebody else', async () => {
  const [ada, tom] = [openTab('ada'), openTab('tom')];
  await ada.read(() => ({ data: 'for Ada' }));
  await settle();
  await tom.read(() => ({ data: 'for Tom' }));
  expect([ada.answers, tom.answers]).toEqual([['for Ada'], ['for Tom']]);
});

test('what is read when somebody logs out is told nobody, and who waits for it asks alone', async () => {
  const [one, two] = [openTab(), openTab()];
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const reading = one.read(() => promise);
  await until(() => one.asked.length === 1);
  const waiting = two.read();
  two.close();
  await waiting;
  expect([two.asked, two.answers]).toEqual([[{}], ['7']]);
  one.close();
  resolve({ data: 'late' });
  await reading;
  const next = openTab();
  await next.read();
  expect([one.answers, next.answers]).toEqual([['late'], ['7']]);
});

test('a refusal is told nobody', async () => {
  const [one, two] = [openTab(), openTab()];
  const refused = one.read(() => ({ error: 403 }));
  const reading = two.read();
  await refused;
  jest.advanceTimersByTime(1_000);
  await reading;
  expect([one.answers, two.answers]).toEqual([[undefined], ['7']]);
});

test('who has written something waits for nobody, and takes nothing older', async () => {
  const [one, two] = [openTab(), openTab()];
  await one.read(() => ({ data: 'before' }));
  one.heard = two.heard = '8';
  const reading = two.read();
  two.reads.afterWrite();
  await reading;
  expect(two.answers).toEqual(['8']);
});

const probe = api.injectEndpoints({
  endpoints: build => ({
    shown: build.query<string, void>({ query: () => 'http://localhost/api/shown' }),
    change: build.mutation<string, void>({
      query: () => ({ url: 'http://localhost/api/shown', method: 'POST' }),
    }),
  }),
});
const owners: (string | null)[] = [];
const server = setupServer(
  http.get('http://localhost/api/shown', ({ request }) => {
    owners.push(request.headers.get(OWNER_HEADER));
    return HttpResponse.json('read');
  }),
  http.post('http://localhost/api/shown', () => HttpResponse.json('written')),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('a page shares what a message makes stale, and nothing else that it reads', async () => {
  jest.useRealTimers();
  const store = createStore();
  const tab = openTab();
  shareReads(tab.reads);
  const read = () => store.dispatch(probe.endpoints.shown.initiate(undefined, { forceRefetch: true }));
  await read();
  wantShared(['shown(undefined)']);
  await read();
  expect(owners).toEqual([null, 'ada']);
  wantShared(['shown(undefined)']);
  expect((await read()).data).toBe('read');
  await read();
  wantShared(['shown(undefined)']);
  await store.dispatch(probe.endpoints.change.initiate());
  await read();
  expect(owners).toEqual([null, 'ada', null, null]);
});
