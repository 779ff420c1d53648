import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InLevel } from '../../testing/in-level.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, signOut, USERS } from '../../testing/users.ts';
import { Visitor } from '../../testing/visitor.ts';
import { Results } from './results.tsx';

const server = startServer();
afterEach(signOut);

function renderRefusal(code: string) {
  const level = new Visitor().level('intro-level1');
  if (!level) throw new Error('intro-level1 was not recorded');
  const result = { kind: 'refused', code, detail: null } as const;
  const nothing = (): void => undefined;
  const page = (
    <InLevel level={level} run={{ result }}>
      <Results onWatch={nothing} onPlayAgain={nothing} />
    </InLevel>
  );
  const places = ['login', 'signup', 'purchase', 'schools'].map(path => ({
    path,
    element: <p>page {path}</p>,
  }));
  return renderPlay([{ path: 'x', element: page }, ...places], 'x');
}

test('a visitor whose runs are used up is asked to sign up', async () => {
  renderRefusal('level/no-attempts-left');
  const dialog = await screen.findByRole('dialog', { name: 'Sign Up to Continue' });
  expect(dialog.textContent).toContain('You have used all your runs for today. Sign up for more.');
  expect(dialog.textContent).toContain('Your code is kept.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('page signup')).toBeTruthy();
});

test.each([
  ['parent with a student', 'page purchase'],
  ['teacher with a student', 'page schools'],
] as const)('a %s is told about plans, and led to them', async (user, page) => {
  server.use(enterAs(USERS[user]));
  renderRefusal('level/no-attempts-left');
  expect(await screen.findByRole('dialog', { name: 'No runs left today' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade' }));
  expect(await screen.findByText(page)).toBeTruthy();
});

test.each([
  ['level/no-attempts-left', "That's it for today", 'You will get new ones tomorrow.'],
  ['level/plan-needed', 'This level is not open yet', 'Ask the grown-up who looks after your account.'],
])('a child’s session is never told to buy a plan: %s', async (code, name, words) => {
  server.use(enterAs(USERS['student of a parent']));
  renderRefusal(code);
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog.textContent).toContain(words);
  expect(dialog.textContent).not.toMatch(/plan|upgrade|subscri/iu);
});

test('a student of a school with a plan is told to contact the school', async () => {
  server.use(enterAs({ ...USERS['student of a school'], courses: ['python'] }));
  renderRefusal('level/no-attempts-left');
  const dialog = await screen.findByRole('dialog', { name: 'No runs left today' });
  expect(dialog.textContent).toContain('Your school can give you more.');
});

test('a network with too many runs is told to wait', async () => {
  renderRefusal('level/too-many-from-address');
  expect(await screen.findByRole('dialog', { name: 'No runs left today' })).toBeTruthy();
});

test('a level that needs an account to run opens the prompt to sign up for it', async () => {
  const store = renderRefusal('level/sign-up-to-run');
  await waitFor(() =>
    expect(store.getState().modal.current).toEqual({ name: 'go-to-sign-up', props: { reason: 'level' } }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
