import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';

const { server } = startSchool();

test('a teacher sees where each student is, and finds those who are stuck', async () => {
  renderOrganization(server, `organization/classes/${CLASSES[0]!.id}`, TEACHER);
  await screen.findByText('6 runs');
  const row = screen.getByRole('row', { name: /maya\.lind/ });
  await within(row).findByText('Variables and Types: 1 of 2. Stuck here');
  expect(row.textContent).toContain('1 / 41 with help');
  expect(screen.getAllByText(/with help/)).toHaveLength(1);
  expect(row.textContent).toContain('1 minute ago');
  expect(screen.getByRole('row', { name: /aiko8/ }).textContent).toContain('Not yet');
  await userEvent.click(screen.getByRole('button', { name: 'Stuck 1' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /aiko8/ })).toBeNull());
  expect(screen.getByRole('row', { name: /maya\.lind/ })).toBeTruthy();
});

test('the map shows each animal on its level', async () => {
  renderOrganization(server, `organization/classes/${CLASSES[0]!.id}`, TEACHER);
  const map = within(await screen.findByRole('region', { name: 'Where everyone is now' }));
  const level = (await map.findByText('Around the pond')).closest('li')!;
  expect(within(level).getByText('Maya Lind')).toBeTruthy();
  expect(within(level).queryByText('aiko8')).toBeNull();
  expect(map.getByText('aiko8')).toBeTruthy();
});
