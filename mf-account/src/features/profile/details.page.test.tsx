import { answer } from '@burrow/remote-testing/answers';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { PROFILE } from '../../testing/family.ts';
import { ADMIN, PARENT, STUDENT } from '../../testing/platform.ts';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { watchDocuments } from '@burrow/client/testing/jest';

const { platform, server } = startPlatform();
const loaded = watchDocuments();

const form = async (name: string) => within(await screen.findByRole('form', { name }));

test('a visitor is led to log in and back', async () => {
  renderAccount('profile/details');
  await waitFor(() => expect(location.pathname).toBe('/en/login'));
  expect(location.search).toBe('?next=%2Fprofile%2Fdetails');
});

test('the profile area begins with the user’s own details', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile');
  await waitFor(() => expect(location.pathname).toBe('/en/profile/details'));
});

test('a student’s begins with their own profile', async () => {
  platform().logIn(STUDENT.user);
  renderAccount('profile');
  await waitFor(() => expect(location.pathname).toBe(`/en/profile/student/${STUDENT.user.student_id}`));
});

test.each([
  ['a parent', PARENT.user, 'See your students', '/en/profile/students'],
  ['an administrator', ADMIN.user, 'Go to your school', '/en/organization'],
])('beside the details %s sees the farm and a next step', async (_who, user, name, to) => {
  platform().logIn(user);
  renderAccount('profile/details');
  const next = within(await screen.findByRole('complementary', { name: 'What next' }));
  expect(next.getByRole('link', { name }).getAttribute('href')).toBe(to);
  expect(next.getByRole('presentation').getAttribute('height')).toBe('288');
});

test('name and news are saved', async () => {
  platform().logIn(PARENT.user);
  const store = renderAccount('profile/details');
  const about = await form('About you');
  await userEvent.type(about.getByLabelText('Full name'), ' Salem');
  await userEvent.click(about.getByLabelText('Send me news'));
  await userEvent.click(about.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('Saved.'));
  expect(about.getByLabelText<HTMLInputElement>('Full name').value).toBe('Mira Haddad Salem');
});

test('another language reloads the page in it', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/details');
  const about = await form('About you');
  await userEvent.selectOptions(about.getByLabelText('Language'), 'Arabic');
  await userEvent.click(about.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(loaded()).toEqual(['/ar/profile/details']));
  expect(localStorage.getItem('locale')).toBe('ar');
});

test('somebody who reads in another language than the account’s continues in it', async () => {
  server.use(answer('getProfile', () => ({ ...PROFILE, language: 'Arabic' })));
  platform().logIn(PARENT.user);
  const store = renderAccount('profile/details');
  const about = await form('About you');
  await userEvent.click(about.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('Saved.'));
  expect(loaded()).toEqual([]);
});

test('a new address takes effect once it is confirmed', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/details');
  const email = await form('Email address');
  await userEvent.type(email.getByLabelText('New email address'), 'new@example.com');
  await userEvent.type(email.getByLabelText('Current password'), PARENT.password);
  await userEvent.click(email.getByRole('button', { name: 'Change the address' }));
  expect((await screen.findByRole('status')).textContent).toContain('We sent an email to new@example.com');
});

test('a wrong password is refused at its field', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/details');
  const password = await form('Password');
  await userEvent.type(password.getByLabelText('Current password'), 'wrong');
  await userEvent.type(password.getByLabelText('New password'), 'a fine new one');
  await userEvent.type(password.getByLabelText('New password again'), 'a fine new one');
  await userEvent.click(password.getByRole('button', { name: 'Change the password' }));
  await waitFor(() =>
    expect(password.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'),
  );
});

test('somebody who signed up with Google has no password to enter', async () => {
  const google = {
    ...PROFILE,
    has_password: false,
    google_linked: true,
    organization_name: 'Hillbrook School',
  };
  server.use(answer('getProfile', () => google));
  platform().logIn(PARENT.user);
  renderAccount('profile/details');
  const password = await form('Password');
  expect(password.queryByLabelText('Current password')).toBeNull();
  expect(password.getByRole('button', { name: 'Set a password' })).toBeTruthy();
  expect(screen.getByText(/that is your only way in. Set a password first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unlink Google' })).toBeNull();
  expect(screen.getByText('Hillbrook School')).toBeTruthy();
});

test('Google is linked with the current password, at Google', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/details?google=taken');
  const google = await form('Log in with Google');
  expect(screen.getByRole('alert').textContent).toContain('already belongs to another account here');
  await userEvent.type(google.getByLabelText('Current password'), PARENT.password);
  await userEvent.click(google.getByRole('button', { name: 'Link a Google account' }));
  await waitFor(() => expect(loaded()).toEqual(['https://google.example/authorize']));
});

test('Google is unlinked with the current password, and by the time this is said the form to link it is there', async () => {
  let isLinked = true;
  server.use(
    answer('getProfile', async () => {
      if (!isLinked) await delay(100);
      return HttpResponse.json({ ...PROFILE, google_linked: isLinked });
    }),
  );
  platform().logIn(PARENT.user);
  const store = renderAccount('profile/details?google=linked');
  const google = await form('Log in with Google');
  expect(google.getByRole('status').textContent).toBe('Your Google account is now linked.');
  await userEvent.type(google.getByLabelText('Current password'), PARENT.password);
  isLinked = false;
  await userEvent.click(google.getByRole('button', { name: 'Unlink Google' }));
  await waitFor(() =>
    expect(store.getState().snackbar.current?.text).toBe('Your Google account is no longer linked.'),
  );
  expect(screen.getByRole('button', { name: 'Link a Google account' })).toBeTruthy();
});
