import { afterEach, expect, test } from '@jest/globals';
import type { CurrentUser } from '@burrow/contracts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { RefusedDialog } from './refused.dialog.tsx';

const PARENT: CurrentUser = {
  user_id: 'b9cb4b1c-23d1-4b0e-8b2f-0d3f2f6a4c11',
  email: 'parent@example.org',
  student_id: null,
  is_student: false,
  organization_id: null,
  user_details: { user_type: 0 },
  student_details: null,
  class_details: null,
  subscription: null,
  courses: [],
};

const server = startServer();
afterEach(() => {
  document.cookie = 'has_session=; max-age=0';
});

function renderRefusal(code: string): void {
  const result = { kind: 'refused', code, detail: null } as const;
  renderPlay([{ path: 'x', element: <RefusedDialog result={result} onClose={() => undefined} /> }], 'x');
}

test('a visitor whose runs are used up is asked to sign up', async () => {
  renderRefusal('level/no-attempts-left');
  const dialog = await screen.findByRole('dialog', { name: 'Sign Up to Continue' });
  expect(dialog.textContent).toContain(
    "You've used all your attempts for the day. Sign up to get more attempts.",
  );
  expect(dialog.textContent).toContain('Your code is kept.');
});

test('somebody with an account is told of plans', async () => {
  document.cookie = 'has_session=1';
  server.use(http.get('/api/auth/current', () => HttpResponse.json(PARENT)));
  renderRefusal('level/no-attempts-left');
  expect(await screen.findByRole('dialog', { name: 'Upgrade Plan to Continue' })).toBeTruthy();
});

test('a network with very many runs is told to wait', async () => {
  renderRefusal('level/too-many-from-address');
  expect(await screen.findByRole('dialog', { name: 'A lot of runs today' })).toBeTruthy();
});
