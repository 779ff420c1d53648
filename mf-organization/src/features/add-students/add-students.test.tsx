import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add the student' }));

test('a student of the chosen class is made, and the password told once', async () => {
  renderOrganization(server, `organization/students/add?class=${CLASSES[1]!.id}`, TEACHER);
  await userEvent.type(await screen.findByLabelText(/^First name/), 'Sam');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Patel');
  await submit();
  expect(await screen.findByText('green-duck-42')).toBeTruthy();
  expect(school().students.at(-1)).toMatchObject({
    full_name: 'Sam Patel',
    last_name: 'Patel',
    class_id: CLASSES[1]!.id,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
  expect(screen.queryByText('green-duck-42')).toBeNull();
});

test('a teacher chooses a class', async () => {
  renderOrganization(server, 'organization/students/add', TEACHER);
  await screen.findByLabelText(/^First name/);
  await submit();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(school().students).toHaveLength(2);
});
