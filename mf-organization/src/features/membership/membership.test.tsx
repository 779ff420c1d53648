import { answerConfirmsWith } from '@burrow/client';
import { afterAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, MEMBERS, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
afterAll(answerConfirmsWith(async () => true));

test('a teacher reads what they are in the school, and leaves it', async () => {
  renderOrganization(server, 'organization/membership', TEACHER);
  expect(await screen.findByText(/You have been a teacher at Hillbrook School/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave Hillbrook School' }));
  await waitFor(() => expect(school().hasLeft).toBe(true));
});

test('who is named as successor accepts, and may change their mind', async () => {
  school().membership = { ...school().membership, succession: { accepted: false } };
  renderOrganization(server, 'organization/membership', TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('heading', { name: 'You are the successor' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I no longer want to' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /successor/ })).toBeNull());
});

test('an administrator names a teacher as successor, who has not answered, and takes it back', async () => {
  renderOrganization(server, 'organization/teachers', ADMIN);
  await userEvent.selectOptions(await screen.findByLabelText('Teacher'), 'Ada Okafor');
  await userEvent.click(screen.getByRole('button', { name: 'Name as successor' }));
  expect(await screen.findByText('Ada Okafor is named and has not answered yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(school().successor).toBeNull());
});

test('an administrator is led to members to check, keeps one and removes another', async () => {
  const [, ada] = MEMBERS;
  const tess = { ...ada!, user_id: '00000000-0000-4000-8000-000000000077', full_name: 'Tess Bell' };
  school().toReview = [ada!, tess];
  school().members = [...school().members, { ...tess }];
  renderOrganization(server, 'organization/teachers', ADMIN);
  await userEvent.click(await screen.findByRole('link', { name: 'Check them' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I know Ada Okafor' }));
  await waitFor(() => expect(school().toReview).toEqual([tess]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tess Bell' }));
  await waitFor(() => expect(school().members.map(({ user_id }) => user_id)).not.toContain(tess.user_id));
});
