import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN } from '../../testing/school.ts';

const { server } = startSchool();

test('an administrator sees who is about to leave, and sets after how long', async () => {
  renderOrganization(server, 'organization/students/unused', ADMIN);
  expect(await screen.findByText('October 20, 2024')).toBeTruthy();
  expect(screen.getByText('December 20, 2026')).toBeTruthy();
  const field = screen.getByLabelText('Students leave if they have not been here for');
  await userEvent.selectOptions(field, 'They never leave by themselves');
  expect(await screen.findByText('Unused accounts stay until you remove them.')).toBeTruthy();
});
