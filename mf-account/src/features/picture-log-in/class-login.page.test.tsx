import { loadDocumentsWith } from '@burrow/client';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { TOKENS } from '../../testing/sign-up.handlers.ts';

const { platform } = startPlatform();

const documents: string[] = [];
afterAll(loadDocumentsWith(path => documents.push(path)));
beforeEach(() => {
  documents.length = 0;
  sessionStorage.clear();
});

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a child presses its animal and four pictures, and is in', async () => {
  renderAccount('class-login');
  await userEvent.type(await screen.findByLabelText('Your class code'), 'CDFG 3467{Enter}');
  expect(await screen.findByRole('heading', { name: 'Which one are you?' })).toBeTruthy();
  await press('mia');
  for (const name of ['Sun', 'Key', 'Fish', 'Bell']) await press(name);
  await waitFor(() => expect(documents).toEqual(['/en/']));
  expect(platform().user?.student_details?.username).toBe('mia');
});

test('with the keyboard too, and what was pressed can be taken back', async () => {
  renderAccount(`class-login#code=${TOKENS.classCode}`);
  (await screen.findByRole('button', { name: 'mia' })).focus();
  await userEvent.keyboard('{Enter}');
  for (const name of ['Sun', 'Moon']) {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard(' ');
  }
  expect(screen.getByRole('status', { name: 'Pictures tapped: 2 of 4' })).toBeTruthy();
  await press('Undo');
  for (const name of ['Key', 'Fish', 'Bell']) await press(name);
  await waitFor(() => expect(documents).toEqual(['/en/']));
});

test('other pictures: the child is told what to do, and begins again', async () => {
  renderAccount(`class-login#code=${TOKENS.classCode}`);
  await press('mia');
  for (const name of ['Bell', 'Key', 'Fish', 'Sun']) await press(name);
  expect((await screen.findByText(/Those are not your pictures/)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Pictures tapped: 0 of 4' })).toBeTruthy();
  await press('This is not me');
  await press('noah');
  expect(screen.getByText(/Your teacher can make them/)).toBeTruthy();
});

test('without a lesson, and with a wrong code, a child is told whom to ask', async () => {
  renderAccount(`class-login#code=${TOKENS.lateCode}`);
  expect(await screen.findByText(/no lesson with pictures right now/)).toBeTruthy();
  // The code is right: nothing is marked as a mistake.
  expect(screen.getByLabelText('Your class code').getAttribute('aria-invalid')).toBe('false');
  await userEvent.type(screen.getByLabelText('Your class code'), 'zzzz 9999{Enter}');
  expect(await screen.findByText(/does not open a class/)).toBeTruthy();
  expect(screen.getByLabelText('Your class code').getAttribute('aria-invalid')).toBe('true');
});

test('with a right code before the lesson, the page goes on when the lesson begins', async () => {
  renderAccount(`class-login#code=${TOKENS.lateCode}`);
  expect(await screen.findByText(/this page then goes on by itself/)).toBeTruthy();
  platform().isLessonOpen = true;
  expect(await screen.findByRole('button', { name: 'mia' })).toBeTruthy();
});

test('after good-bye the next child of the class is one press away', async () => {
  renderAccount(`class-login#code=${TOKENS.classCode}`);
  await screen.findByRole('button', { name: 'mia' });
  document.body.replaceChildren();
  renderAccount('goodbye?animal=Owl');
  expect(await screen.findByText(/Your work is saved/)).toBeTruthy();
  const next = screen.getByRole('link', { name: 'Next child' });
  expect(next.getAttribute('href')).toBe('/en/class-login');
  await userEvent.click(next);
  expect(await screen.findByRole('button', { name: 'noah' })).toBeTruthy();
});
