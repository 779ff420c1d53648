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
});

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

async function typePassword(again = 'green meadow'): Promise<void> {
  await userEvent.type(screen.getByLabelText('Password'), 'green meadow');
  await userEvent.type(screen.getByLabelText('The same password again'), again);
}

test('a student types the code, sees the class and school, and joins with a made-up name and an animal', async () => {
  renderAccount('class-signup');
  await userEvent.type(await screen.findByLabelText('Your class code'), 'CDFG-34');
  await press('Continue');
  expect(screen.getByRole('status').textContent).toContain('four letters and then four numbers');
  await userEvent.type(screen.getByLabelText('Your class code'), '67{Enter}');
  expect(await screen.findByRole('heading', { name: 'Join 5 Willow' })).toBeTruthy();
  expect(screen.getByText(/Hillbrook School/)).toBeTruthy();
  await press('Make one up');
  await typePassword();
  await userEvent.click(screen.getByLabelText('Panda'));
  await press('Join the class');
  await waitFor(() => expect(documents).toEqual(['/en/']));
  expect(platform().user?.student_details).toMatchObject({ username: 'brave.badger', character: 'Panda' });
});

test.each([
  ['link', `class-signup?token=${TOKENS.class}`],
  ['QR code', `class-signup#code=${TOKENS.classCode}`],
])("the teacher's %s leads to the class, and leaves nothing in the address", async (_, path) => {
  renderAccount(path);
  expect(await screen.findByRole('heading', { name: 'Join 5 Willow' })).toBeTruthy();
  expect([location.search, location.hash]).toEqual(['', '']);
});

test('a name that somebody has is told while it is typed; passwords that differ at their field', async () => {
  renderAccount(`class-signup#code=${TOKENS.classCode}`);
  await userEvent.type(await screen.findByLabelText('Username'), 'quick.fox');
  expect(await screen.findByText(/Somebody has this name/)).toBeTruthy();
  await typePassword('green meadows');
  await press('Join the class');
  expect(screen.getByLabelText('The same password again').getAttribute('aria-invalid')).toBe('true');
  expect(platform().user).toBeNull();
});

test('who comes late waits, and the page goes on by itself', async () => {
  renderAccount(`class-signup#code=${TOKENS.lateCode}`);
  await userEvent.type(await screen.findByLabelText('Username'), 'calm.heron');
  await typePassword();
  await press('Ask to join');
  expect(await screen.findByRole('heading', { name: 'Your teacher is letting you in' })).toBeTruthy();
  await waitFor(() => expect(documents).toEqual(['/en/']));
});

test('a code or link of long ago says so, and another can be typed', async () => {
  renderAccount('class-signup?token=a-class-token-of-long-ago');
  expect(await screen.findByText(/This code does not open a class/)).toBeTruthy();
  expect(screen.getByLabelText('Your class code')).toBeTruthy();
});
