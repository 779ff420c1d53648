import { answerConfirmsWith } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN } from '../../testing/school.ts';

const { server, school } = startSchool();

test('an administrator closes the school with the password, reads when, and keeps it', async () => {
  answerConfirmsWith(async () => true);
  renderOrganization(server, 'organization/details', ADMIN);
  const password = await screen.findByLabelText('Your password');
  const button = screen.getByRole('button', { name: 'Close the organization' });
  await userEvent.type(password, 'a wrong guess');
  await userEvent.click(button);
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.clear(password);
  await userEvent.type(password, 'a quiet paddock');
  await userEvent.click(button);
  expect(await screen.findByText('Hillbrook School will be erased on December 7, 2126.')).toBeTruthy();
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the organization' }));
  await waitFor(() => expect(school().organization?.details?.closes_at).toBeNull());
  expect(await screen.findByLabelText('Your password')).toBeTruthy();
});
