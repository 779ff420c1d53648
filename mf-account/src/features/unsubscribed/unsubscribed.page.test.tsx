import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { server } = startPlatform();
const EMAIL = '00000000-0000-4000-8000-0000000000aa';

test('the end of news is confirmed, and can be taken back for this very mail', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) =>
    asked.push(`${request.method} ${new URL(request.url).pathname}`),
  );
  renderAccount(`unsubscribed?email=${EMAIL}`);
  expect(await screen.findByRole('heading', { name: 'You get no more news from us' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I want news after all' }));
  expect(await screen.findByRole('heading', { name: 'You get our news again' })).toBeTruthy();
  expect(asked).toContain(`POST /api/user/resubscribe/${EMAIL}`);
});

test('without a mail there is nothing to take back', async () => {
  renderAccount('unsubscribed');
  await screen.findByRole('heading', { name: 'You get no more news from us' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('what could not be taken back is told', async () => {
  server.use(http.post('/api/user/resubscribe/:id', () => HttpResponse.error()));
  renderAccount(`unsubscribed?email=${EMAIL}`);
  await userEvent.click(await screen.findByRole('button', { name: 'I want news after all' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no connection');
  expect(screen.getByRole('heading', { name: 'You get no more news from us' })).toBeTruthy();
});
