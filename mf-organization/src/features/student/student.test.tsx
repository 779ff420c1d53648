import { answerConfirmsWith, areasRead } from '@burrow/client';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { CLASSES, STUDENTS, TEACHER } from '../../testing/school.ts';

const { server, school } = startSchool();
const [maya] = STUDENTS;
const page = `organization/students/${maya!.student_id}`;

let giveBack = (): void => undefined;
afterEach(() => giveBack());

test('a new password is asked for once, and shown until it is closed', async () => {
  giveBack = answerConfirmsWith(async () => true);
  renderOrganization(server, page, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: 'New password' }));
  expect(await screen.findByText('green-duck-42')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('green-duck-42')).toBeNull());
});

test('a teacher sees how far a student is, and turns the assistant off', async () => {
  renderOrganization(server, page, TEACHER);
  expect(await screen.findByText('Variables and Types')).toBeTruthy();
  expect(screen.getByText(/Has not played yet/)).toBeTruthy();
  expect(screen.getByText('1 of 2 · 1 with help')).toBeTruthy();
  expect(screen.getAllByText(/with help/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: /Can ask for tips/ }));
  await waitFor(() => expect(school().students[0]).toMatchObject({ assistant_enabled: false }));
});

test('what a student has earned is linked, as far as the site has it', async () => {
  const store = renderOrganization(server, page, TEACHER);
  await screen.findByRole('link', { name: 'Edit' });
  expect(screen.queryByRole('link', { name: 'Badges' })).toBeNull();
  act(() => void store.dispatch(areasRead([{ prefixes: ['badges'] }])));
  const link = screen.getByRole('link', { name: 'Badges' });
  expect(link.getAttribute('href')).toBe(`/en/badges/${maya!.student_id}`);
  expect(screen.queryByRole('link', { name: 'Certificates' })).toBeNull();
});

test('a teacher reads what a student ran, and how it ended', async () => {
  const at = '2026-11-20T15:30:00.000Z';
  const level = {
    course_id: 'python',
    level_slug: 'level12',
    status: 'in_progress',
    verified: false,
  } as const;
  school().levels = [
    { ...level, code: 'player.move_forward(9)', completed_at: null, updated_at: at, failed_runs: 1 },
  ];
  const outcome = { code: 'world/move-wall', line: 1, variant: null };
  school().runs = [{ at, program: 'player.move_forward(9)', outcome }];
  renderOrganization(server, page, TEACHER);
  const panel = await screen.findByRole('region', { name: 'Programs and runs' });
  await waitFor(() => expect(panel.textContent).toContain('They walk into something that is in the way.'));
  expect(panel.textContent).toContain('player.move_forward(9)');
  expect(screen.getByRole('option', { name: 'Around the pond' })).toBeTruthy();
});

test('a teacher writes a remark on a line, and sees that it is not read yet', async () => {
  const at = '2026-11-20T15:30:00.000Z';
  const place = { course_id: 'python', level_slug: 'level12' };
  const program = 'player.turn_left()\nplayer.move_forward(9)';
  school().levels = [
    {
      ...place,
      status: 'in_progress',
      verified: false,
      code: program,
      completed_at: null,
      updated_at: at,
      failed_runs: 1,
    },
  ];
  school().runs = [{ at, program, outcome: { code: null, line: null, variant: null } }];
  renderOrganization(server, page, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a remark on line 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const text = screen.getByLabelText('Remark on line 2');
  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(text, 'How many tiles?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const list = await screen.findByRole('list', { name: 'Remarks' });
  expect(list.textContent).toContain('Line 2 player.move_forward(9)How many tiles?');
  expect(list.textContent).toContain('Not read yet');
  expect(school().remarks[0]).toMatchObject({
    ...place, student_id: maya!.student_id, line: { number: 2, text: 'player.move_forward(9)' }, text: 'How many tiles?',
  }); // prettier-ignore
});

test('a student is renamed and moved', async () => {
  renderOrganization(server, `${page}/edit`, TEACHER);
  const name = await screen.findByLabelText('Username');
  await userEvent.clear(name);
  await userEvent.type(name, 'aiko8');
  expect(await screen.findByText('Somebody in your organization has this username.')).toBeTruthy();
  await userEvent.type(name, '-b');
  await userEvent.selectOptions(screen.getByLabelText('Class'), '6 Hazel');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(school().students[0]).toMatchObject({ username: 'aiko8-b', class_id: CLASSES[1]!.id }),
  );
});

test('removing a student asks first, and leads to the class', async () => {
  giveBack = answerConfirmsWith(async ({ destructive }) => destructive === true);
  renderOrganization(server, `${page}/edit`, TEACHER);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove maya.lind' }));
  await waitFor(() => expect(location.pathname).toBe(`/en/organization/classes/${CLASSES[0]!.id}`));
  expect(school().students.map(({ username }) => username)).toEqual(['aiko8']);
});
