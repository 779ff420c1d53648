import { answer } from '@burrow/remote-testing/answers';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { LevelData } from '@burrow/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../manifest.tsx';
import levels from '../../testing/recorded/levels.json' with { type: 'json' };
import { renderPlay, startServer } from '../../testing/render-play.tsx';

const server = startServer();
// jsdom has no canvas: the picture of the level does not start, and the page works without it.
beforeEach(() => {
  Object.assign(globalThis, { CSS: { escape: String } });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const FIRST = levels['intro-level1'] as unknown as LevelData;
const serve = (fields: Partial<LevelData>): void =>
  server.use(answer('getLevel', () => ({ ...FIRST, ...fields })));
const openFirst = (): void => void renderPlay(routes, 'play/python/intro-level1');

test('a value is chosen, and the page says what comes next', async () => {
  serve({ question: { kind: 'value', of: 'x', choices: ['2', '3', '4'], answer: '3' } });
  openFirst();
  await userEvent.click(await screen.findByRole('radio', { name: '4' }));
  expect(screen.getByRole('radio', { name: '4' })).toHaveProperty('checked', true);
  expect(await screen.findByText('Now press Run and see.')).toBeTruthy();
});

test.each([
  ['x', 'Your guess: what is “x” at the end?'],
  ['printed()', 'Your guess: what does it print last?'],
])('the value of %s is asked for in words', async (of, asked) => {
  serve({ question: { kind: 'value', of, choices: ['2', '3', '4'], answer: '3' } });
  openFirst();
  expect(await screen.findByRole('region', { name: asked })).toBeTruthy();
});

test('the value of an expression is asked for as the author says it', async () => {
  const questionText = 'How many names are in the list?';
  serve({ questionText, question: { kind: 'value', of: 'len(x)', choices: ['2', '3', '4'], answer: '3' } });
  openFirst();
  expect(await screen.findByRole('region', { name: `Your guess: ${questionText}` })).toBeTruthy();
});

test('a line is chosen by its number, which is read aloud with its code', async () => {
  serve({ question: { kind: 'line', which: 'last', answer: [2] } });
  openFirst();
  const bar = within(await screen.findByRole('region', { name: 'Your guess: which line runs last?' }));
  await userEvent.click(bar.getByRole('radio', { name: 'Line 2: player.move_forward(1)' }));
  expect(bar.getByText('Now press Run and see.')).toBeTruthy();
});

test('nothing is asked about a program that was changed before', async () => {
  serve({ question: { kind: 'tile', answer: [7, 5] }, last_code_executed: 'player.move_forward(2)\n' });
  openFirst();
  await screen.findByRole('heading', { name: 'Breakfast' });
  expect(screen.queryByText('Your guess: press the tile on the map.')).toBeNull();
});

test('a tile on which nobody can stand is no guess, and the page says so', async () => {
  serve({ question: { kind: 'tile', answer: [7, 5] } });
  openFirst();
  const grid = await screen.findByRole('grid', { name: /The map, tile by tile/ });
  const here = () =>
    within(grid)
      .getAllByRole('gridcell')
      .find(cell => cell.tabIndex === 0)!;
  here().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(here().textContent).toContain('blocked by: house');
  await userEvent.keyboard('{Enter}');
  const bar = within(screen.getByRole('region', { name: 'Your guess: press the tile on the map.' }));
  expect(bar.getByRole('status').textContent).toBe('Nobody can stand on that tile. Choose another one.');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(bar.getByRole('status').textContent).toBe('Now press Run and see.');
});
