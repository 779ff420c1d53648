import { answerConfirmsWith } from '@burrow/client';
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, TEACHER } from '../../testing/school.ts';
import { endOfDay } from './due-day.rules.ts';

const { server, school } = startSchool();
const PATIENT = { timeout: 5_000 };
const page = `organization/classes/${CLASSES[0]!.id}`;

let giveBack = (): void => undefined;
afterEach(() => giveBack());

test('a teacher gives the class levels until a day, and sees who has done them', async () => {
  renderOrganization(server, page, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: 'Assign levels' }, PATIENT));
  const form = within(await screen.findByRole('form', { name: 'Assign levels' }));
  await userEvent.click(form.getByRole('button', { name: 'Assign levels' }));
  expect(await form.findByText('Choose between 1 and 30 levels.')).toBeTruthy();
  const [pond] = await form.findAllByRole('checkbox', { name: 'Around the pond', hidden: true }, PATIENT);
  await userEvent.click(pond!);
  fireEvent.input(form.getByLabelText('Until the end of'), { target: { value: '2126-11-27' } });
  await userEvent.type(form.getByLabelText(/^Note/), 'Before the trip');
  await userEvent.click(form.getByRole('button', { name: 'Assign levels' }));
  const item = within(await screen.findByRole('article', { name: 'Around the pond' }, PATIENT));
  expect(item.getByText('Until November 27, 2126')).toBeTruthy();
  expect(item.getAllByText('Not done yet: 2')[0]).toBeTruthy();
  expect(school().assignments[0]).toMatchObject({
    level_slugs: ['level12'],
    due_at: endOfDay('2126-11-27'),
    note: 'Before the trip',
  });
});

test('work is removed after a question', async () => {
  giveBack = answerConfirmsWith(async () => true);
  school().assignments = [
    {
      id: CLASSES[1]!.id, version: 1, course_id: 'python', level_slugs: ['level12'], note: null, students: [],
      due_at: '2126-11-27T12:00:00.000Z', created_at: '2026-11-20T12:00:00.000Z',
    },
  ]; // prettier-ignore
  renderOrganization(server, page, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for Around/ }, PATIENT));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(school().assignments).toEqual([]));
});
