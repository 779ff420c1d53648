import { useParams } from '@burrow/client/router';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal, renderRemote, startRemote } from './index.ts';

let started = 0;
const server = startRemote({
  inject: async () => {
    started += 1;
  },
  handlers: () => [http.get('http://localhost/api/ours', () => HttpResponse.json('ours'))],
});
const ask = async (path: string) => (await fetch(`http://localhost/api/${path}`)).json() as Promise<unknown>;

function Page() {
  const { lng, id } = useParams();
  return <h1>{`${lng} ${id}`}</h1>;
}

test('routes are rendered below the language, once the remote is injected', async () => {
  renderRemote([{ path: 'pages/:id', element: <Page /> }], 'pages/7');
  expect(await screen.findByRole('heading', { name: 'en 7' })).toBeTruthy();
  expect(started).toBe(1);
});

test('a test may answer otherwise', async () => {
  server.use(http.get('http://localhost/api/ours', () => refusal('auth/forbidden')));
  expect(await ask('ours')).toMatchObject({ code: 'auth/forbidden' });
});

test('the next test has the answers of the remote again, and nothing of the page before', async () => {
  expect(await ask('ours')).toBe('ours');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('what nobody answers fails', async () => {
  await expect(ask('others')).rejects.toThrow();
});
