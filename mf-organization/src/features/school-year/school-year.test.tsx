import { answer } from '@burrow/remote-testing/answers';
import { answerConfirmsWith } from '@burrow/client';
import { NewSchoolYearSchema, type SchoolYear } from '@burrow/contracts';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, CLASSES, TEACHER } from '../../testing/school.ts';

const { server } = startSchool();
const [willow, hazel] = CLASSES;
const BEGUN: SchoolYear = {
  id: crypto.randomUUID(),
  made_at: '2026-11-20T15:30:00.000Z',
  undo_until: '2026-11-27T15:30:00.000Z',
  undone: false,
  classes: 2,
  moved: 1,
  left: 1,
};

let giveBack = (): void => undefined;
afterEach(() => giveBack());

test('classes move up or leave as chosen, after a question that says how many; it can be undone', async () => {
  let last: SchoolYear | null = null;
  const sent: unknown[] = [];
  const asked: string[] = [];
  server.use(
    answer('getSchoolYear', () => ({ school_year: last })),
    answer('beginSchoolYear', async ({ request }) => {
      sent.push(NewSchoolYearSchema.parse(await request.json()).classes);
      last = BEGUN;
      return HttpResponse.json(BEGUN);
    }),
    answer('undoSchoolYear', () => {
      last = null;
      return HttpResponse.json({ ...BEGUN, undone: true });
    }),
  );
  giveBack = answerConfirmsWith(async question => {
    asked.push(question.text ?? '');
    return true;
  });
  renderOrganization(server, 'organization/classes/new-year', ADMIN);
  const row = (await screen.findByRole('rowheader', { name: hazel!.name })).closest('tr')!;
  await userEvent.selectOptions(within(row).getByRole('combobox'), 'Leaves the school');
  const name = screen.getByLabelText<HTMLInputElement>(`New class after ${willow!.name}`);
  expect(name.value).toBe('6 Willow');
  await userEvent.clear(name);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Begin the new year' }).disabled).toBe(true);
  await userEvent.type(name, '6 Oak');
  await userEvent.click(screen.getByRole('button', { name: 'Begin the new year' }));
  expect(await screen.findByText(/^Classes put away: 2\./)).toBeTruthy();
  expect(asked[0]).toContain('Classes that leave: 1');
  expect(sent).toEqual([
    [
      { class_id: willow!.id, next: 'moves-up', name: '6 Oak' },
      { class_id: hazel!.id, next: 'leaves' },
    ],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('a new year is for administrators', async () => {
  renderOrganization(server, 'organization/classes/new-year', TEACHER);
  expect((await screen.findByRole('alert')).textContent).toContain('This page is for administrators');
});
