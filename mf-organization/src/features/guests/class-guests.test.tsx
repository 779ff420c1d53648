import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const KIM = {
  student_id: '00000000-0000-4000-8000-000000000077',
  name: 'Kim Reed',
  character: 'Owl',
  class_name: '5b',
};

test('a teacher finds a student of another class by name, makes them a guest, and ends it', async () => {
  school().elsewhere = [KIM];
  renderOrganization(server, `organization/classes/${CLASSES[0]!.id}`, TEACHER);
  const panel = within(await screen.findByRole('region', { name: 'Guests' }));
  await userEvent.click(panel.getByRole('button', { name: 'Add a guest' }));
  expect(await panel.findByText('Type at least two letters of a name.')).toBeTruthy();
  await userEvent.type(panel.getByRole('searchbox', { name: 'Search by name' }), 'zz');
  expect(await panel.findByText(/^Nobody of your school/)).toBeTruthy();
  await userEvent.clear(panel.getByRole('searchbox'));
  await userEvent.type(panel.getByRole('searchbox'), 'kim');
  await userEvent.click(await panel.findByRole('button', { name: 'Add Kim Reed as a guest' }));
  const remove = await panel.findByRole('button', { name: 'Remove Kim Reed from the guests' });
  expect(school().guests.map(({ name }) => name)).toEqual(['Kim Reed']);
  await userEvent.click(remove);
  await waitFor(() => expect(school().guests).toEqual([]));
});
