import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();

test('names that are kept whole are listed with a guess, corrected and saved together', async () => {
  school().students[1] = { ...school().students[1]!, full_name: 'Tanaka Aiko' };
  renderOrganization(server, 'organization/students', TEACHER);
  expect(
    await screen.findByText('The names of 2 students are not split into first and last name yet.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Check these names' }));
  const first = await screen.findByLabelText<HTMLInputElement>('First name of Tanaka Aiko');
  expect(first.value).toBe('Tanaka');
  const last = screen.getByLabelText('Last name of Tanaka Aiko');
  await userEvent.clear(first);
  await userEvent.type(first, 'Aiko');
  await userEvent.clear(last);
  expect(screen.getByRole('button', { name: 'Save 1 name' })).toBeTruthy();
  await userEvent.type(last, 'Tanaka');
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 names' }));
  expect(await screen.findByText('Every name has its first and last name.')).toBeTruthy();
  expect(school().students).toMatchObject([
    { first_name: 'Maya', last_name: 'Lind' },
    { first_name: 'Aiko', last_name: 'Tanaka' },
  ]);
});

test('nobody is told of names that have their parts, or of one word', async () => {
  school().students[0] = { ...school().students[0]!, first_name: 'Maya', last_name: 'Lind' };
  renderOrganization(server, 'organization/students', TEACHER);
  expect(await screen.findByText('Maya Lind')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Check these names' })).toBeNull());
});

test('a student is changed by the parts of the name; a guess is told as one', async () => {
  const [maya] = school().students;
  renderOrganization(server, `organization/students/${maya!.student_id}/edit`, TEACHER);
  const last = await screen.findByLabelText<HTMLInputElement>(/^Last name/);
  expect(screen.getByText(/Until now this was one name: Maya Lind/)).toBeTruthy();
  expect(last.value).toBe('Lind');
  await userEvent.type(last, 'berg');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(school().students[0]).toMatchObject({ first_name: 'Maya', last_name: 'Lindberg' }),
  );
});
