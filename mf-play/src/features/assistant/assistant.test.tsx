import type { ApiErrorCode } from '@burrow/contracts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { watchDocuments } from '@burrow/client/testing/jest';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { startServer } from '../../testing/render-play.tsx';
import { appliedIn } from '../../level/applied-lines.ts';
import { NUDGE, tipHandlers } from '../../testing/tips.ts';
import { enterAs, USERS } from '../../testing/users.ts';
import {
  OUT,
  CODE,
  LINE,
  LEVEL,
  recordingOf,
  show,
  owlButton,
  ask,
  code,
  animal,
} from './assistant.harness.tsx';

const server = startServer();
const loaded = watchDocuments();
afterEach(() => {
  jest.restoreAllMocks();
});

test('a press sends course, code and position; the words are announced, and the number left is shown', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show();
  await ask();
  const words = await screen.findByText(NUDGE.text);
  expect(words.closest('[role="status"]')).toBeTruthy();
  expect(seen).toEqual([
    {
      course_name: 'python', slug: 'intro-level1', last_prompt: CODE, error_message: '', language: 'en',
      player_position: animal.position, facing_direction: animal.facing,
    }, // prettier-ignore
  ]);
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  const left = 'My code. Tips left today: 4. Log in for more tips';
  expect(await screen.findByRole('button', { name: left })).toBeTruthy();
});

test('a run that failed requests a tip by itself, and sends the run and its error', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show({ recording: recordingOf(CODE) });
  await owlButton();
  await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  expect(await screen.findByText(NUDGE.text)).toBeTruthy();
  expect(seen).toMatchObject([
    {
      error_message: 'File "your code", line 2',
      run: {
        level_hash: LEVEL.level_hash,
        commands: [['move_forward', 1, 1]],
        error: { code: 'world/collect-position', line: 2 },
        variant: null,
      },
    },
  ]);
});

test('a run of other code is not sent', async () => {
  const seen: object[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show({ recording: recordingOf('pass') });
  await ask();
  await screen.findByText(NUDGE.text);
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toHaveProperty('run');
});

test('a tip goes when the next run has ended', async () => {
  server.use(...tipHandlers(NUDGE));
  show();
  await ask();
  await screen.findByText(NUDGE.text);
  await userEvent.click(screen.getByRole('button', { name: 'complete' }));
  expect(screen.queryByText(NUDGE.text)).toBeNull();
});

test('Apply changes the code, marks the line and returns the focus', async () => {
  server.use(...tipHandlers(LINE));
  const store = show();
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to line 1' }));
  expect(code()).toBe(LINE.resulted_code);
  expect(appliedIn({ learner: null, course: 'python', level: 'intro-level1' }, code())).toBe(1);
  expect(screen.getByTestId('line').textContent).toBe('1');
  expect(store.getState().snackbar.current?.text).toBe('Line 1 has changed. Undo takes you back.');
  expect(screen.queryByText(LINE.text)).toBeNull();
  expect(document.activeElement).toBe(await owlButton());
});

test('a line without Apply is typed: the tip shows it, says so, and has no more to tell', async () => {
  server.use(...tipHandlers({ ...LINE, resulted_code: null }));
  show();
  await ask();
  expect(await screen.findByText('Your turn: make this change yourself, then press Run.')).toBeTruthy();
  expect(screen.getByText('player.move_forward(2)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tell me more' })).toBeNull();
});

test('a tip for code that has changed since is not applied over it', async () => {
  server.use(...tipHandlers(LINE));
  show();
  await ask();
  const apply = await screen.findByRole('button', { name: 'Apply to line 1' });
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), '# mine');
  expect((apply as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(/Your code has changed since/)).toBeTruthy();
  await userEvent.click(apply);
  expect(code()).toContain('# mine');
});

test.each<[string, keyof typeof USERS | null, ApiErrorCode, string, string | null, string | null]>([
  ['a visitor', null, 'assistant/sign-up-for-more',
    `${OUT} Sign up for more. Hints and the code book still work.`, 'Sign Up', '/en/signup?next=%2Fplay'],
  ['a parent who plays', 'parent with a student', 'assistant/upgrade-for-more',
    `${OUT} With a plan, there is no limit. Hints and the code book still work.`, 'Upgrade', '/en/purchase'],
  ['a student', 'student of a parent', 'assistant/tomorrow', `${OUT} There will be new ones tomorrow. Hints and the code book still work.`, null, null],
  ['a student of a school', 'student of a school', 'assistant/ask-organization',
    `${OUT} Your school can give you more. Hints and the code book still work.`, null, null],
  ["a parent's plan in a school", 'parent with a student', 'assistant/invalid-registration',
    'Your registration is not valid here: your plan is one for parents, but you belong to an organization. Please upgrade to a plan for organizations.', 'Upgrade', '/en/schools'],
  ['a class without it', 'student of a school', 'assistant/disabled', 'Your teacher has turned tips off', null, null],
])('refused: %s', async (_who, user, refused, words, button, page) => {
  if (user) server.use(enterAs(USERS[user]));
  server.use(answer('generateLevelTip', () => refusal(refused)));
  show();
  if (user) await screen.findByText('logged in');
  await ask();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  for (const name of ['Sign Up', 'Upgrade'])
    if (name !== button) expect(screen.queryByRole('button', { name })).toBeNull();
  if (!button) return;
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(loaded()).toEqual([page]));
}); // prettier-ignore

test('after a refusal runs request no more tips', async () => {
  let asked = 0;
  server.use(
    answer('generateLevelTip', () => {
      asked += 1;
      return refusal('assistant/sign-up-for-more');
    }),
  );
  show();
  await ask();
  await screen.findByText(new RegExp(OUT));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  await new Promise(resolve => setTimeout(resolve, 700));
  expect(asked).toBe(1);
});

test('a failure is reported, and can be tried again', async () => {
  server.use(answer('generateLevelTip', () => HttpResponse.json(null, { status: 502 }), { once: true }));
  show();
  await ask();
  expect(await screen.findByText('Failed to fetch the tip. Please try again later.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(NUDGE.text)).toBeTruthy();
});
