import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, CLASSES, STUDENTS } from '../../testing/school.ts';

const { server } = startSchool();

test('an administrator sees the school by week and by month, by class and never by child', async () => {
  renderOrganization(server, 'organization/classes/over-time', ADMIN);
  await userEvent.click(await screen.findByText('Show the numbers'));
  const numbers = () => screen.getByText('Show the numbers').closest('details')!;
  expect(within(numbers()).getAllByRole('row')).toHaveLength(53);
  expect(within(numbers()).getByRole('row', { name: 'November 23, 2026 3 51 37' })).toBeTruthy();
  const name = CLASSES[0]!.name;
  expect(await screen.findByRole('row', { name: `${name} 88 9 November 2, 2026` })).toBeTruthy();
  for (const { username } of STUDENTS) expect(screen.queryByText(username)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'By month' }));
  expect(await screen.findByRole('row', { name: 'November 2026 1 11 37' })).toBeTruthy();
});
