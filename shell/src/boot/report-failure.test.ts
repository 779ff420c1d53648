import { answer } from '@burrow/remote-testing/answers';
import { createStore } from '@burrow/client';
import { ClientErrorSchema } from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { failureReporter } from './report-failure.ts';

const received: unknown[] = [];
const server = setupServer(
  answer('reportClientError', async ({ request }) => {
    received.push(ClientErrorSchema.parse(await request.json()));
    return HttpResponse.json({ code: 'request/too-many' }, { status: 429 });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('a version that fails is reported once for the page, whatever comes of it', async () => {
  const report = failureReporter(createStore().dispatch);
  const entry = { name: 'mf_test', version: '0.5.0', manifest: '/m.json', prefixes: [] };
  report(entry, 'load');
  report(entry, 'render');
  report({ ...entry, version: '0.6.0' }, 'render');
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received).toEqual([
    { remote: 'mf_test', version: '0.5.0', code: 'load', browser: 'other' },
    { remote: 'mf_test', version: '0.6.0', code: 'render', browser: 'other' },
  ]);
});
