import { answer } from '@burrow/remote-testing/answers';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { LevelData } from '@burrow/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../manifest.tsx';
import levels from '../../testing/recorded/levels.json' with { type: 'json' };
import { renderPlay, startServer } from '../../testing/render-play.tsx';

const server = startServer();
// jsdom has no canvas: the picture of the level does not start, and the page works without it.
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const REVIEW: LevelData['review'] = [
  { code: 'x = 1 + 2', question: { kind: 'value', of: 'x', choices: ['12', '3', '2'], answer: '3' } },
  {
    code: 'print("ab")',
    question: { kind: 'value', of: 'printed()', choices: ['"ab"', 'ab', 'x'], answer: 'ab' },
  },
];

function open(fields: Partial<LevelData> = {}): () => void {
  const level = { ...(levels['intro-level1'] as unknown as LevelData), review: REVIEW, ...fields };
  server.use(answer('getLevel', () => level));
  renderPlay(routes, 'play/python/intro-level1');
  return () => document.body.replaceChildren();
}
const card = () =>
  screen.findByRole('region', { name: 'Two minutes: do you remember?' }, { timeout: 20_000 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryByRole('region', { name: 'Two minutes: do you remember?' });

test('questions are answered one by one, warmly and by keyboard, and are not asked a second time', async () => {
  open();
  await card();
  await press('Let me try');
  expect(document.activeElement).toBe(await card());
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  await press('Check');
  expect(screen.queryByText(/It is/)).toBeNull();
  screen.getByRole('radio', { name: '12' }).focus();
  await userEvent.keyboard(' ');
  await press('Check');
  expect(screen.getByText(/^Good try/).textContent).toBe('Good try. Now you know. It is 3');
  await press('Next question');
  expect(screen.getByRole('group', { name: 'What does the last line print?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'ab' }));
  await press('Check');
  expect(screen.getByText(/^Yes, you remember/)).toBeTruthy();
  await press('Now the new chapter');
  expect(shown()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /guide/i }));
});

test('one press skips it for good; the level can be played with it', async () => {
  const close = open();
  await card();
  expect(screen.getByRole('group', { name: /guide/i })).toBeTruthy();
  await press('Skip');
  expect(shown()).toBeNull();
  close();
  open();
  await screen.findByRole('heading', { name: 'Breakfast' });
  expect(shown()).toBeNull();
});

test('it is not offered in a level that is complete', async () => {
  open({ completed: true });
  await screen.findByRole('heading', { name: 'Breakfast' });
  expect(shown()).toBeNull();
});
