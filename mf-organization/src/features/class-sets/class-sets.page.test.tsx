import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, CLASSES, STUDENTS, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const PAGE = 'organization/class-sets';

const [maya, aiko] = STUDENTS.map(({ student_id }) => student_id) as [string, string];
const chooseClass = async () => {
  await screen.findByRole('option', { name: CLASSES[0]!.name });
  await userEvent.selectOptions(screen.getByRole('combobox'), CLASSES[0]!.name);
};
const set = (seats: number, ...student_ids: string[]) => ({
  purchase_id: 'txn_7',
  course_name: 'python',
  seats,
  student_ids,
});

test('an administrator gives a seat to a student of a class; who has the course needs none', async () => {
  school().sets = [set(3, maya)];
  renderOrganization(server, PAGE, ADMIN);
  expect(await screen.findByText('1 of 3 seats are given.')).toBeTruthy();
  await chooseClass();
  expect(await screen.findByText('has the course')).toBeTruthy();
  const [box, ...others] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([box?.checked, others]).toEqual([false, []]);
  await userEvent.click(box!);
  await userEvent.click(screen.getByRole('button', { name: 'Give 1 seat' }));
  await waitFor(() => expect(school().sets[0]?.student_ids).toEqual([maya, aiko]));
  expect(await screen.findByText('2 of 3 seats are given.')).toBeTruthy();
});

test('no more are chosen than there are seats', async () => {
  school().sets = [set(1)];
  renderOrganization(server, PAGE, ADMIN);
  await chooseClass();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Give 1 seat' }));
  expect(
    await screen.findByText(
      'Every seat is given. A student who leaves the school leaves the seat to another.',
    ),
  ).toBeTruthy();
});

test('seats that nobody has are told where students are', async () => {
  school().sets = [set(30, maya)];
  renderOrganization(server, 'organization/students', ADMIN);
  expect(await screen.findByText('29 seats of class sets are still free.')).toBeTruthy();
});

test('a teacher does not give seats', async () => {
  school().sets = [set(3)];
  renderOrganization(server, PAGE, TEACHER);
  expect(await screen.findByText('This page is not for this account')).toBeTruthy();
});
