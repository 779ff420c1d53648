import { api, createStore, read } from '@burrow/client';
import { getCurrentUser } from '@burrow/contracts/calls';
import { answer } from '@burrow/remote-testing/answers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { failureReporter } from './report-failure.ts';
import { watchFailures } from './watch-failures.ts';

const PLAY = {
  name: 'mf_play',
  version: '0.6.0',
  manifest: '/remotes/mf-play/0.6.0/mf-manifest.json',
  prefixes: ['play'],
};

const received: unknown[] = [];
const server = setupServer(
  answer('reportClientError', async ({ request }) => {
    received.push(await request.json());
    return HttpResponse.json({ done: true });
  }),
  answer('getCurrentUser', () => HttpResponse.json({ code: 'request/unexpected' }, { status: 500 })),
);
const store = createStore();
const broken = api.injectEndpoints({
  endpoints: build => ({ broken: read(build, () => getCurrentUser()) }),
});
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  window.burrowRemotes = Promise.resolve({ remotes: [PLAY] });
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
});

const inRemote = Object.assign(new Error('x is undefined'), {
  stack: 'TypeError: x is undefined\n    at https://burrow.example/remotes/mf-play/0.6.0/level.js:1:1',
});

// The listeners of the first test stay: its reporter has reported, and does not do so again.
test('an exception that nobody catches is reported once for a version, whatever fails after it', async () => {
  watchFailures(failureReporter(store.dispatch));
  dispatchEvent(new ErrorEvent('error', { error: new Error('of the shell') }));
  for (let times = 0; times < 3; times += 1)
    dispatchEvent(new ErrorEvent('error', { error: inRemote, message: 'x is undefined' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: inRemote }));
  await waitFor(() => expect(received).toHaveLength(1));
  expect(received).toEqual([{ remote: 'mf_play', version: '0.6.0', code: 'exception', browser: 'other' }]);
});

test('a call that the server cannot answer is reported of the area whose page it is', async () => {
  watchFailures(failureReporter(store.dispatch));
  history.replaceState(null, '', '/en/elsewhere');
  await store.dispatch(broken.endpoints.broken.initiate(undefined, { forceRefetch: true }));
  history.replaceState(null, '', '/en/play/python');
  await store.dispatch(broken.endpoints.broken.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(received).toHaveLength(1));
  expect(received).toMatchObject([{ remote: 'mf_play', version: '0.6.0', code: 'call' }]);
});
