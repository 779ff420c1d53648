import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, CLASSES, MEMBERS, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const page = `organization/classes/${CLASSES[0]!.id}`;
const BO = { ...MEMBERS[1]!, user_id: '00000000-0000-4000-8000-000000000003', full_name: 'Bo Reed' };
const panel = async () => within(await screen.findByRole('region', { name: 'Substitutes' }));

test('an administrator gives a class for some days to another teacher, and takes it back', async () => {
  school().members = [...MEMBERS, BO];
  renderOrganization(server, page, ADMIN);
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Name a substitute' }));
  const form = within(await screen.findByRole('form', { name: 'Name a substitute' }));
  expect(form.queryByRole('option', { name: 'Ada Okafor' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Give the class' }));
  expect(await form.findByText('Please fill this in.')).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText('Teacher'), 'Bo Reed');
  await userEvent.click(form.getByRole('button', { name: 'Give the class' }));
  expect(await (await panel()).findByText('Bo Reed')).toBeTruthy();
  const [given] = school().substitutes;
  expect(given?.user_id).toBe(BO.user_id);
  expect(await screen.findByText(/^Bo Reed has this class as a substitute on /)).toBeTruthy();
  await userEvent.click((await panel()).getByRole('button', { name: 'Take the class back from Bo Reed' }));
  await waitFor(() => expect(school().substitutes).toEqual([]));
});

test('substitutes read until when they have the class, and name none themselves', async () => {
  school().substitutes = [
    { user_id: TEACHER.user_id!, begins_at: '2026-11-20T12:00:00.000Z', ends_at: '2126-11-27T12:00:00.000Z' },
  ];
  renderOrganization(server, page, TEACHER);
  expect(
    await screen.findByText(
      'You have this class as a substitute from November 20, 2026 to November 27, 2126.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Substitutes' })).toBeNull();
});

test('who will have a class reads on the page of classes from when until when', async () => {
  school().coming = [
    {
      class_id: CLASSES[0]!.id,
      class_name: 'Class 9z',
      begins_at: '2126-11-20T12:00:00.000Z',
      ends_at: '2126-11-27T12:00:00.000Z',
    },
  ];
  renderOrganization(server, 'organization/classes', TEACHER);
  const list = within(await screen.findByRole('list', { name: 'Classes that you will have' }));
  expect(list.getByRole('listitem').textContent).toBe(
    'Class 9z: you have this class as a substitute from November 20, 2126 to November 27, 2126. It is in your list from the first day.',
  );
});
