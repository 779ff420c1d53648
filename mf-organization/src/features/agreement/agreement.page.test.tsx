import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, SCHOOL, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();

test('an administrator is asked for the agreement in force, reads and accepts it', async () => {
  school().organization = { ...SCHOOL, details: { ...SCHOOL.details!, agreement_version: null } };
  renderOrganization(server, 'organization/classes', ADMIN);
  await userEvent.click(await screen.findByRole('link', { name: 'Read and accept it' }));
  expect(
    await screen.findByRole('heading', { name: '7. Help with rights, checks and incidents' }),
  ).toBeTruthy();
  await userEvent.click(await screen.findByLabelText(/I may accept the agreement/));
  await userEvent.click(screen.getByLabelText('My organization may let its students use Burrow'));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/Omar Saleh accepted the version of November 23, 2026/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/has not accepted the current/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('a letter to parents names the school and is printed by teachers too', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  renderOrganization(server, 'organization/agreement/letter', TEACHER);
  expect(await screen.findByText('Dear parents,')).toBeTruthy();
  expect((await screen.findAllByText('Hillbrook School')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a letter to parents names the school as it is written there', async () => {
  school().organization = { ...SCHOOL, native_name: 'مدرسة المرج' };
  renderOrganization(server, 'organization/agreement/letter', TEACHER);
  expect(await screen.findByText('مدرسة المرج')).toBeTruthy();
});
