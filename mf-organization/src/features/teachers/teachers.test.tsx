import { answerConfirmsWith } from '@burrow/client';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const edit = (id: string | null) => `organization/teachers/${id}/edit`;

let giveBack = (): void => undefined;
afterEach(() => giveBack());

test('teachers are listed with their roles, and who was invited and has not come', async () => {
  renderOrganization(server, 'organization/teachers', ADMIN);
  const row = (await screen.findByRole('link', { name: 'Ada Okafor' })).closest('tr');
  expect(within(row!).getByText('Teacher')).toBeTruthy();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Take back the invitation of tess@hillbrook.example' }),
  );
  await waitFor(() => expect(screen.queryByText('tess@hillbrook.example')).toBeNull());
});

test('an invitation has a link to pass on', async () => {
  renderOrganization(server, 'organization/teachers/add', ADMIN);
  await userEvent.type(await screen.findByLabelText('Email address'), 'tom@hillbrook.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('http://localhost/en/signup?token=made-up')).toBeTruthy();
  expect(school().invited).toContain('tom@hillbrook.example');
});

test('the last administrator keeps the role; a teacher gets it', async () => {
  renderOrganization(server, edit(ADMIN.user_id), ADMIN);
  await userEvent.click(await screen.findByRole('radio', { name: /Teacher/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/needs at least one administrator/)).toBeTruthy();
  expect(school().members.map(({ role }) => role)).toEqual(['admin', 'teacher']);
});

test('a tick makes somebody teach a class at once', async () => {
  renderOrganization(server, edit(TEACHER.user_id), ADMIN);
  await userEvent.click(await screen.findByRole('checkbox', { name: '6 Hazel' }));
  await waitFor(() => expect(school().classes[1]?.teacher_ids).toEqual([]));
});

test('removing a teacher asks first', async () => {
  giveBack = answerConfirmsWith(async ({ destructive }) => destructive === true);
  renderOrganization(server, edit(TEACHER.user_id), ADMIN);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ada Okafor' }));
  await waitFor(() => expect(location.pathname).toBe('/en/organization/teachers'));
  expect(school().members).toHaveLength(1);
});

test('the second factor of a colleague who has lost it is removed, after a question', async () => {
  giveBack = answerConfirmsWith(async ({ destructive }) => destructive === true);
  school().members = school().members.map(each => ({ ...each, second_factor: true }));
  renderOrganization(server, edit(TEACHER.user_id), ADMIN);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off two-step log-in' }));
  await waitFor(() => expect(school().members[1]?.second_factor).toBe(false));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn off two-step log-in' })).toBeNull());
});

test('where it cannot be removed now, a sentence says what they do instead', async () => {
  giveBack = answerConfirmsWith(async () => true);
  school().members = school().members.map(each => ({ ...each, second_factor: true }));
  server.use(answer('resetTeacherSecondFactor', () => refusal('auth/forbidden')));
  renderOrganization(server, edit(TEACHER.user_id), ADMIN);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off two-step log-in' }));
  expect((await screen.findByRole('alert')).textContent).toContain('can log in with a recovery code');
  expect(screen.queryByRole('button', { name: 'Turn off two-step log-in' })).toBeNull();
});
