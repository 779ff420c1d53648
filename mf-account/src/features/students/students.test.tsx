import { answerConfirmsWith, type ConfirmQuestion } from '@burrow/client';
import { MAX_STUDENTS } from '@burrow/contracts';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { STUDENTS } from '../../testing/family.ts';
import { ADMIN, PARENT, STUDENT } from '../../testing/platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { platform, server } = startPlatform();
const [noor] = STUDENTS;
const page = `profile/students/${noor?.id}`;

let giveBack = (): void => undefined;
afterEach(() => giveBack());

test('a parent sees their students, each with links to what can be done', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/students');
  const card = (await screen.findByRole('link', { name: 'sunny.otter' })).closest('article');
  expect(card?.textContent).toContain('Last played');
  expect(screen.getByRole('link', { name: 'Edit sunny.otter' }).getAttribute('href')).toBe(
    `/en/${page}/edit`,
  );
  expect(screen.getByRole('link', { name: 'Log-in card for brave-panda' })).toBeTruthy();
});

test('a family without students has one thing to do', async () => {
  server.use(answer('listStudents', () => ({ students: [] })));
  platform().logIn(PARENT.user);
  renderAccount('profile/students');
  expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add a student' }).length).toBe(1);
});

test('a full account says why no more can be added', async () => {
  server.use(answer('checkStudentsLimit', () => ({ count: 5, limit: MAX_STUDENTS, can_add: false })));
  platform().logIn(PARENT.user);
  renderAccount('profile/students');
  const why = await screen.findByText('An account has room for 5 students. Remove one to add another.');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add a student' });
  expect([button.disabled, button.getAttribute('aria-describedby')]).toEqual([true, why.id]);
});

test.each([
  ['an administrator', ADMIN.user],
  ['a student', STUDENT.user],
])('%s is told that the page is for parents', async (_who, user) => {
  platform().logIn(user);
  renderAccount('profile/students');
  expect((await screen.findByRole('alert')).textContent).toContain('This page is for parents');
});

test('a new student needs a username and a password, and then gets a card', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/students/add');
  await userEvent.type(await screen.findByLabelText('Username'), 'quiet.owl');
  await userEvent.type(screen.getByLabelText('Password'), 'seven carrots');
  await userEvent.click(screen.getByRole('radio', { name: 'Owl' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a student' }));
  expect(await screen.findByRole('heading', { name: 'Log-in card for quiet.owl' })).toBeTruthy();
});

test('what is missing is shown, and the first such field has the focus', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/students/add');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a student' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
  expect(screen.getAllByText('Please fill this in.').length).toBe(2);
});

test('a username that is taken is refused at its field', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/students/add');
  await userEvent.type(await screen.findByLabelText('Username'), 'Sunny.Otter');
  await userEvent.type(screen.getByLabelText('Password'), 'seven carrots');
  await userEvent.click(screen.getByRole('button', { name: 'Add a student' }));
  await waitFor(() => expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true'));
});

test('a change is saved without a new password', async () => {
  let sent: unknown;
  server.use(
    answer('updateStudent', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(noor);
    }),
  );
  platform().logIn(PARENT.user);
  renderAccount(`${page}/edit`);
  const name = await screen.findByLabelText(/Full name/);
  await userEvent.clear(name);
  await userEvent.click(screen.getByLabelText('The assistant may help'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.pathname).toBe(`/en/${page}`));
  expect(sent).toEqual({
    full_name: null,
    age: 9,
    username: 'sunny.otter',
    character: 'Fox',
    assistant_enabled: false,
  });
});

test('removing asks first, and says what it deletes', async () => {
  const asked: ConfirmQuestion[] = [];
  giveBack = answerConfirmsWith(async question => {
    asked.push(question);
    return true;
  });
  platform().logIn(PARENT.user);
  renderAccount(`${page}/edit`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete sunny.otter' }));
  await waitFor(() => expect(location.pathname).toBe('/en/profile/students'));
  expect(asked).toMatchObject([{ title: 'Delete sunny.otter?', destructive: true }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'sunny.otter' })).toBeNull());
  expect(await screen.findByRole('link', { name: 'brave-panda' })).toBeTruthy();
});

test('a student changes their password with the old one', async () => {
  platform().logIn(STUDENT.user);
  const store = renderAccount(`profile/student/${noor?.id}`);
  await userEvent.type(await screen.findByLabelText('Current password'), 'seven carrots');
  await userEvent.type(screen.getByLabelText('New password'), 'eight carrots');
  await userEvent.type(screen.getByLabelText('New password again'), 'eight carrots');
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('The password has been changed.'));
});

test('two different new passwords are refused before they are sent', async () => {
  platform().logIn(STUDENT.user);
  renderAccount(`profile/student/${noor?.id}`);
  await userEvent.type(await screen.findByLabelText('Current password'), 'seven carrots');
  await userEvent.type(screen.getByLabelText('New password'), 'eight carrots');
  await userEvent.type(screen.getByLabelText('New password again'), 'nine carrots');
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  expect(await screen.findByText('The two passwords are not the same.')).toBeTruthy();
});

test('a parent takes a child over with the link of a school, which asks for another username if it has to', async () => {
  const sent: unknown[] = [];
  server.use(
    answer('takeOverStudent', async ({ request }) => {
      const body = (await request.json()) as { username?: string };
      sent.push(body);
      return body.username
        ? HttpResponse.json({ ...noor, username: body.username })
        : refusal('auth/username-taken');
    }),
  );
  platform().logIn(PARENT.user);
  renderAccount('profile/students/take-over#code=from-the-school');
  const code = await screen.findByLabelText<HTMLInputElement>('Code from the school');
  expect([code.value, window.location.hash]).toEqual(['from-the-school', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  const name = screen.getByLabelText('New username');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(name, 'noor-of-two');
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en/profile/students'));
  expect(sent).toEqual([{ code: 'from-the-school' }, { code: 'from-the-school', username: 'noor-of-two' }]);
});
