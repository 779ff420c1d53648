import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { openDialog } from '../../testing/open-dialog.tsx';
import { PARENT } from '../../testing/platform.ts';
import { refusal } from '../../testing/refusal.ts';
import { startPlatform } from '../../testing/render-account.tsx';
import { watchDocuments } from '@burrow/client/testing/jest';

const { platform, server } = startPlatform();
const loaded = watchDocuments();
const open = (next?: string) =>
  openDialog({ name: 'choose-student', props: next === undefined ? {} : { next } });

test('a choice leads to where the student last played', async () => {
  platform().logIn(PARENT.user);
  const store = await open();
  await userEvent.click(await screen.findByRole('button', { name: /sunny\.otter/ }));
  await waitFor(() => expect(loaded()).toEqual(['/en/play/python/intro-level2']));
  expect(store.getState().modal.current).toBeNull();
  expect(platform().user?.student_details?.username).toBe('sunny.otter');
});

test('choosing a student who has not played yet stays on the page', async () => {
  platform().logIn(PARENT.user);
  const store = await open();
  await userEvent.click(await screen.findByRole('button', { name: /brave-panda/ }));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('brave-panda is learning now.'));
  expect(loaded()).toEqual([]);
});

test('somebody who was on the way to a page goes there', async () => {
  platform().logIn(PARENT.user);
  await open('play/python/intro-level7');
  await userEvent.click(await screen.findByRole('button', { name: /sunny\.otter/ }));
  await waitFor(() => expect(loaded()).toEqual(['/en/play/python/intro-level7']));
});

test('arrow keys move through students, and to the way to add one', async () => {
  platform().logIn(PARENT.user);
  await open();
  const first = await screen.findByRole('button', { name: /sunny\.otter/ });
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Add a student' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
});

test('a family without students is shown the way to add one', async () => {
  platform().logIn(PARENT.user);
  server.use(http.get('/api/profile/students', () => HttpResponse.json({ students: [] })));
  await open();
  const link = await screen.findByRole('link', { name: 'Add a student' });
  expect(link.getAttribute('href')).toBe('/en/profile/students/add');
});

test('a choice that failed says that nothing has changed', async () => {
  platform().logIn(PARENT.user);
  server.use(http.post('/api/auth/choose_student/:id', () => refusal('request/unexpected')));
  const store = await open();
  await userEvent.click(await screen.findByRole('button', { name: /sunny\.otter/ }));
  await waitFor(() => expect(store.getState().snackbar.current?.severity).toBe('error'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a teacher is told that the students of a school cannot be chosen here yet, and no request is made', async () => {
  const asked: string[] = [];
  const school = '0c9f5a5a-5b9e-4a57-8a55-7d1b51b7e0aa';
  platform().logIn({ ...PARENT.user, organization_id: school, user_details: { user_type: 1 } });
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  const store = await open();
  expect(await screen.findByText(/You can try the levels yourself\./)).toBeTruthy();
  expect(asked).not.toContain('/api/profile/students');
  const close = screen.getAllByRole('button', { name: 'Close' }).at(-1)!;
  expect(document.activeElement).toBe(close);
  await userEvent.click(close);
  expect(store.getState().modal.current).toBeNull();
});
