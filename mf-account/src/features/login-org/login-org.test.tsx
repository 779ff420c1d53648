import { kept, loadDocumentsWith } from '@burrow/client';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SCHOOL_STUDENT, STUDENT } from '../../testing/platform.ts';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { platform } = startPlatform();

const documents: string[] = [];
afterAll(loadDocumentsWith(path => documents.push(path)));
beforeEach(() => {
  documents.length = 0;
  kept.setItem('burrow.school', '');
});

const askFor = async (slug: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText('The school’s short name'), `${slug}{Enter}`);

test('the short name leads to the school, whose name is shown', async () => {
  renderAccount('login-org');
  await askFor(' Hillbrook ');
  expect(await screen.findByRole('heading', { name: 'Log in to Hillbrook School' })).toBeTruthy();
  expect(location.pathname).toBe('/en/login-org/hillbrook');
});

test('an impossible short name is refused', async () => {
  renderAccount('login-org');
  await askFor('Hillbrook School');
  expect(await screen.findByText(/only the letters a to z and dashes/)).toBeTruthy();
});

test('an unknown school is reported, with a way back', async () => {
  renderAccount('login-org/nowhere');
  expect(await screen.findByRole('heading', { name: 'We do not know this school' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Type the short name' }).getAttribute('href')).toBe(
    '/en/login-org',
  );
});

async function logIn(login: string, password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Username or email'), login);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

test('a student logs in at their school', async () => {
  renderAccount('login-org/hillbrook');
  await logIn(SCHOOL_STUDENT.login, SCHOOL_STUDENT.password);
  await waitFor(() => expect(documents).toEqual(['/en/']));
  expect(platform().user?.organization_name).toBe('Hillbrook School');
});

test('a family’s student cannot log in at a school', async () => {
  renderAccount('login-org/hillbrook');
  await logIn(STUDENT.login, STUDENT.password);
  expect(await screen.findByText(/The username or the password is not right/)).toBeTruthy();
  expect(platform().user).toBeNull();
});

test('the log-in for students leads back to the school of this browser', async () => {
  renderAccount('login-org/hillbrook');
  await logIn(SCHOOL_STUDENT.login, SCHOOL_STUDENT.password);
  await waitFor(() => expect(documents).toEqual(['/en/']));
  cleanup();
  platform().signOut();
  renderAccount('login');
  const door = await screen.findByRole('link', { name: 'Log in to Hillbrook School' });
  expect(door.getAttribute('href')).toBe('/en/login-org/hillbrook');
});

test.each(['', 'not json', '{"slug":"../x","name":"X"}'])(
  'what the browser kept may be anything: %j',
  async text => {
    kept.setItem('burrow.school', text);
    renderAccount('login');
    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Log in to X/ })).toBeNull();
  },
);

test('who types a school’s username among the families’ is shown where the school’s log-in is', async () => {
  renderAccount('login');
  await userEvent.type(await screen.findByLabelText('Username'), 'quiet.fox');
  await userEvent.type(screen.getByLabelText('Password'), 'green meadow{Enter}');
  expect(await screen.findByText(/Did your school give you this username/)).toBeTruthy();
});
