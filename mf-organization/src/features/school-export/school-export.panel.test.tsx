import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN } from '../../testing/school.ts';

const { server } = startSchool();

test('an administrator has all data put together, sees how far it is, and downloads it', async () => {
  renderOrganization(server, 'organization/details', ADMIN);
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare the export' }));
  expect(await screen.findByText(/12 of 30 students/)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Download (2.3 MB)' });
  expect(link.getAttribute('href')).toBe('/api/organization/export/file');
  expect(screen.getByText(/It is removed on November 30, 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prepare a new export' })).toBeTruthy();
});
