import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startServer } from '../../testing/render-play.tsx';
import { NUDGE, tipHandlers } from '../../testing/tips.ts';
import { enterAs, USERS } from '../../testing/users.ts';
import { CODE, LINE, LEVEL, show, owlButton, ask } from './assistant.harness.tsx';

const server = startServer();
afterEach(() => {
  jest.restoreAllMocks();
});

test('Escape closes the tip, except in a field of code', async () => {
  show();
  await ask();
  await screen.findByText(NUDGE.text);
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), '{Escape}');
  expect(screen.getByText(NUDGE.text)).toBeTruthy();
  screen.getByRole('button', { name: 'Not now' }).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(NUDGE.text)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'code' }));
});

test('a student whose assistant is disabled finds the switch off, and reads why', async () => {
  const seen: unknown[] = [];
  const student = USERS['student of a parent'];
  const details = { ...student.student_details, assistant_enabled: false };
  server.use(enterAs({ ...student, student_details: details }), ...tipHandlers(NUDGE, seen));
  show();
  await screen.findByText('logged in');
  const tips = screen.getByRole('switch', { name: /^Tips\./ });
  expect(tips.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(tips);
  expect(tips.getAttribute('aria-checked')).toBe('false');
  expect(await screen.findByRole('tooltip')).toHaveProperty(
    'textContent',
    'Your teacher has turned tips off',
  );
  await userEvent.click(await owlButton());
  expect(await screen.findByRole('button', { name: 'Hint' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^My code/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  await new Promise(resolve => setTimeout(resolve, 700));
  expect(seen).toEqual([]);
});

test('a child’s session is told how many tips are left, and nothing of plans', async () => {
  server.use(enterAs(USERS['student of a parent']), ...tipHandlers());
  show();
  await screen.findByText('logged in');
  await ask();
  expect(await screen.findByRole('button', { name: /Tips left today: \d+$/ })).toBeTruthy();
});

test('a parent without a plan is told how to get unlimited tips', async () => {
  server.use(enterAs(USERS['parent with a student']), ...tipHandlers());
  show();
  await screen.findByText('logged in');
  await ask();
  expect(await screen.findByRole('button', { name: /\. Subscribe for unlimited tips$/ })).toBeTruthy();
});

test('Tell me more asks again', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show();
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me more' }));
  await waitFor(() => expect(seen).toHaveLength(2));
  server.use(...tipHandlers(LINE));
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me more' }));
  await screen.findByText(LINE.text);
  expect(screen.queryByRole('button', { name: 'Tell me more' })).toBeNull();
});

test('the switch hides the tips, and is remembered', async () => {
  show();
  const tips = await screen.findByRole('switch', { name: 'Tips' });
  expect(tips.getAttribute('aria-checked')).toBe('true');
  await ask();
  await screen.findByText(NUDGE.text);
  await userEvent.click(tips);
  expect(tips.getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByText(NUDGE.text)).toBeNull();
  expect(screen.queryByRole('button', { name: /^My code/ })).toBeNull();
  expect(localStorage.getItem('tip_switch')).toBe('off');
});

test('a switch that was turned off stays off', async () => {
  localStorage.setItem('tip_switch', 'off');
  show();
  expect((await screen.findByRole('switch', { name: 'Tips' })).getAttribute('aria-checked')).toBe('false');
});

test('a narrow screen requests no tips', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show();
  await owlButton();
  const answer = { matches: true, addEventListener() {}, removeEventListener() {} };
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(() => answer as unknown as MediaQueryList);
  await userEvent.click(await owlButton());
  await screen.findByRole('button', { name: 'Hint' });
  expect(screen.queryByRole('button', { name: /^My code/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  await new Promise(resolve => setTimeout(resolve, 700));
  expect(screen.queryByRole('complementary', { name: 'Tip from the assistant' })).toBeNull();
  expect(seen).toEqual([]);
});

test('a tip for a challenge is requested with its description', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show({ level: { ...LEVEL, course_slug: 'challenges', slug: 'lost-egg', guide: 'Find the egg.' } });
  await ask();
  await screen.findByText(NUDGE.text);
  expect(seen).toMatchObject([{ description: 'Find the egg.', slug: 'lost-egg', last_prompt: CODE }]);
});
