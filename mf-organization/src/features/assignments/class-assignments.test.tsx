import { answerConfirmsWith } from '@burrow/client';
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';
import { endOfDay } from '../../components/day.rules.ts';

const { server, school } = startSchool();
const page = `organization/classes/${CLASSES[0]!.id}`;

let giveBack = (): void => undefined;
afterEach(() => giveBack());

test('a teacher gives the class levels until a day, and sees who has done them', async () => {
  renderOrganization(server, page, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: 'Assign levels' }));
  const form = within(await screen.findByRole('form', { name: 'Assign levels' }));
  await userEvent.click(form.getByRole('button', { name: 'Assign levels' }));
  expect(await form.findByText('Choose between 1 and 30 levels.')).toBeTruthy();
  const [pond] = await form.findAllByRole('checkbox', { name: 'Around the pond', hidden: true });
  await userEvent.click(pond!);
  fireEvent.input(form.getByLabelText('Until the end of'), { target: { value: '2126-11-27' } });
  await userEvent.type(form.getByLabelText(/^Note/), 'Before the trip');
  await userEvent.click(form.getByRole('button', { name: 'Assign levels' }));
  const item = within(await screen.findByRole('article', { name: 'Around the pond' }));
  expect(item.getByText('Until November 27, 2126')).toBeTruthy();
  expect(item.getAllByText('Not done yet: 2')[0]).toBeTruthy();
  expect(school().assignments[0]).toMatchObject({
    level_slugs: ['level12'],
    due_at: endOfDay('2126-11-27'),
    note: 'Before the trip',
  });
});

test('work that was handed in is read, and returned with a remark', async () => {
  const [student] = school().students;
  const id = student!.student_id;
  const at = '2026-11-20T12:00:00.000Z';
  school().assignments = [
    {
      id: CLASSES[1]!.id,
      version: 1,
      course_id: 'python',
      level_slugs: ['level12'],
      note: null,
      due_at: '2126-11-27T12:00:00.000Z',
      created_at: at,
      students: [{ student_id: id, state: 'open', completed: 0 }],
    },
  ];
  school().handedIn = [
    {
      student_id: id,
      course_id: 'python',
      level_slug: 'level12',
      state: 'handed-in',
      version: 3,
      code: 'player.push()',
      handed_in_at: at,
      returned_at: null,
    },
  ];
  renderOrganization(server, page, TEACHER);
  await userEvent.click(await screen.findByText('Handed in: 1'));
  await userEvent.click(await screen.findByRole('button', { name: /^Open: / }));
  expect(await screen.findByText('player.push()')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'To look at again' }));
  const form = within(screen.getByRole('form', { name: 'Return the work' }));
  await userEvent.click(form.getByRole('button', { name: 'Return the work' }));
  await waitFor(() => expect(form.getByLabelText(/^Remark/).getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(form.getByLabelText(/^Remark/), 'Push what?');
  await userEvent.click(form.getByRole('button', { name: 'Return the work' }));
  expect(await screen.findByText('To look at again: 1')).toBeTruthy();
  expect(school().handedIn[0]).toMatchObject({ state: 'look-again', version: 4 });
});

test('work is removed after a question', async () => {
  giveBack = answerConfirmsWith(async () => true);
  school().assignments = [
    {
      id: CLASSES[1]!.id,
      version: 1,
      course_id: 'python',
      level_slugs: ['level12'],
      note: null,
      students: [],
      due_at: '2126-11-27T12:00:00.000Z',
      created_at: '2026-11-20T12:00:00.000Z',
    },
  ];
  renderOrganization(server, page, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for Around/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(school().assignments).toEqual([]));
});
