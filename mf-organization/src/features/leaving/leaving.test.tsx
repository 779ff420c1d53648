import { answerConfirmsWith } from '@burrow/client';
import type { FormerStudent } from '@burrow/contracts';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderOrganization, startSchool } from '../../testing/render-organization.tsx';
import { ADMIN, STUDENTS, TEACHER } from '../../testing/school.ts';

const { server } = startSchool();
const LEFT: FormerStudent = {
  ...STUDENTS[0]!,
  left_at: '2026-11-20T15:30:00.000Z',
  erased_at: '2026-12-20T15:30:00.000Z',
};

let giveBack = (): void => undefined;
afterEach(() => giveBack());

/** One student has left; returns those who still have. */
function someoneLeft(): { left: FormerStudent[] } {
  const state = { left: [LEFT] };
  const go = () => {
    state.left = [];
  };
  server.use(
    answer('listFormerStudents', () => ({ students: state.left, total: state.left.length })),
    answer('returnFormerStudent', () => {
      go();
      return HttpResponse.json(STUDENTS[0]);
    }),
    answer('eraseFormerStudent', () => {
      go();
      return HttpResponse.json({ done: true });
    }),
  );
  return state;
}

test('a teacher takes back a student who left, and cannot erase anybody', async () => {
  someoneLeft();
  renderOrganization(server, 'organization/students/left', TEACHER);
  const row = await screen.findByRole('row', { name: /Maya Lind/ });
  expect(row.textContent).toContain('December 20, 2026');
  expect(screen.queryByRole('button', { name: /Erase/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Take .* back$/ }));
  expect(await screen.findByText(/^Nobody has left in the last 30 days/)).toBeTruthy();
  const next = screen.getByRole('link', { name: 'See all students' });
  expect(next.getAttribute('href')).toBe('/en/organization/students');
});

test('an administrator erases one at once, after a question', async () => {
  const state = someoneLeft();
  const asked: string[] = [];
  let agree = false;
  giveBack = answerConfirmsWith(async question => {
    asked.push(question.text ?? '');
    return agree;
  });
  renderOrganization(server, 'organization/students/left', ADMIN);
  const erase = await screen.findByRole('button', { name: /^Erase .* now$/ });
  await userEvent.click(erase);
  await waitFor(() => expect(asked).toEqual([expect.stringContaining('It cannot be undone.')]));
  expect(state.left).toEqual([LEFT]);
  agree = true;
  await userEvent.click(erase);
  expect(await screen.findByText(/^Nobody has left in the last 30 days/)).toBeTruthy();
});

test('without a seat nobody comes back, and the reason is told', async () => {
  const state = someoneLeft();
  server.use(answer('returnFormerStudent', () => refusal('auth/class-full')));
  const store = renderOrganization(server, 'organization/students/left', ADMIN);
  await userEvent.click(await screen.findByRole('button', { name: /^Take .* back$/ }));
  await waitFor(() => expect(store.getState().snackbar.current?.severity).toBe('error'));
  expect(state.left).toEqual([LEFT]);
});
