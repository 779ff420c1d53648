import { answer } from '@burrow/remote-testing/answers';
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { PARENT } from '../../testing/platform.ts';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { server, platform } = startPlatform();
const EMAIL = '00000000-0000-4000-8000-0000000000aa';

const posted: string[] = [];
beforeEach(() => {
  posted.length = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') posted.push(new URL(request.url).pathname);
  });
});

async function endNews(): Promise<void> {
  renderAccount(`unsubscribed?email=${EMAIL}`);
  expect(await screen.findByRole('heading', { name: 'Unsubscribe from our news?' })).toBeTruthy();
  expect(posted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the news' }));
  expect(await screen.findByRole('heading', { name: 'You will get no more news from us' })).toBeTruthy();
}

test('the link in a mail changes nothing before the button is pressed, and whoever is logged in undoes it there', async () => {
  platform().logIn(PARENT.user);
  await endNews();
  await userEvent.click(screen.getByRole('button', { name: 'I want news after all' }));
  expect(await screen.findByRole('heading', { name: 'You will get our news again' })).toBeTruthy();
  expect(posted).toEqual([`/api/user/unsubscribe/${EMAIL}`, `/api/user/resubscribe/${EMAIL}`]);
});

test('whoever has only the link ends the news, and is led to the profile for more', async () => {
  await endNews();
  expect(screen.queryByRole('button')).toBeNull();
  const link = screen.getByRole('link', { name: 'Switch the news on in my profile' });
  expect(link.getAttribute('href')).toBe('/en/profile/details');
});

test('without a mail the page claims nothing', async () => {
  renderAccount('unsubscribed');
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure to unsubscribe is reported', async () => {
  server.use(answer('unsubscribeByPost', () => HttpResponse.error()));
  renderAccount(`unsubscribed?email=${EMAIL}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the news' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no connection');
  expect(screen.getByRole('heading', { name: 'Unsubscribe from our news?' })).toBeTruthy();
});
