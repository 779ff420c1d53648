import { PLAYER_COMMANDS } from '@burrow/contracts';
import { answerConfirmsWith } from '@burrow/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { CodeBookDrawer } from './code-book.drawer.tsx';

startServer();

// jsdom has no canvas and loads no pictures; painting is tested separately.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

/** Nothing of Python's own has been met there. */
const FIRST_LEVEL = { course_slug: 'python', chapter_id: 1, level_id: 1 };

async function show(canPut = true, level = FIRST_LEVEL) {
  const codes: string[] = [];
  let closed = 0;
  const page = (
    <CodeBookDrawer
      open
      onClose={() => (closed += 1)}
      animal="fox"
      level={level}
      onCode={canPut ? code => codes.push(code) : null}
    />
  );
  const store = renderPlay([{ path: 'x', element: page }], 'x');
  const book = within(await screen.findByRole('dialog', { name: 'Code book' }));
  return { book, codes, closed: () => closed, store };
}

test('the book has every command, each with its call, its example and a picture', async () => {
  const { book } = await show();
  const entries = book.getAllByRole('article');
  expect(entries).toHaveLength(PLAYER_COMMANDS.length);
  for (const entry of entries) {
    expect(within(entry).getByRole('heading').textContent).toMatch(/player\.\w+\(.*\)$/);
    expect(within(entry).getByLabelText('Example').textContent).toContain('player.');
    expect(within(entry).getByRole('img')).toBeTruthy();
  }
});

test('a search keeps the entries that match', async () => {
  const { book } = await show();
  await userEvent.type(book.getByRole('searchbox', { name: 'Search the code book' }), 'gate');
  const found = book.getAllByRole('article').length;
  expect(found).toBeGreaterThanOrEqual(2);
  expect(found).toBeLessThan(PLAYER_COMMANDS.length);
  expect(book.getByRole('status').textContent).toBe(`${found} entries`);
  await userEvent.type(book.getByRole('searchbox'), '-less');
  expect(book.queryAllByRole('article')).toHaveLength(0);
  expect(book.getByText(/Nothing matches “gate-less”/)).toBeTruthy();
});

test('a group keeps its commands', async () => {
  const { book } = await show();
  await userEvent.click(book.getByText('Talk'));
  expect(book.getAllByRole('article')).toHaveLength(4);
});

test("Python's own comes below the commands, with what each example prints and the level that taught it", async () => {
  const { book } = await show(true, { course_slug: 'python', chapter_id: 3, level_id: 1 });
  const range = book.getByRole('article', { name: 'for i in range(n):' });
  expect(within(range).getByText('From Loops, level 1')).toBeTruthy();
  expect(within(range).getByRole('figure').textContent).toContain('round 0\nround 1\nround 2');
  expect(within(range).getByRole('button', { name: 'Try it: the example for range' })).toBeTruthy();
  const names = book.getAllByRole('article').map(one => within(one).getByRole('heading').textContent);
  expect(names.indexOf('name = value')).toBe(PLAYER_COMMANDS.length);
  expect(names).not.toContain('while condition:');
});

test('the group Python has what was met so far and no commands', async () => {
  const { book } = await show(true, { course_slug: 'python', chapter_id: 1, level_id: 4 });
  await userEvent.click(within(book.getByRole('radiogroup')).getByText('Python'));
  const names = book.getAllByRole('article').map(one => within(one).getByRole('heading').textContent);
  expect(names).toEqual(['name = value', 'print(value)']);
});

test('before anything of Python is met, the book has no such group', async () => {
  const { book } = await show();
  expect(within(book.getByRole('radiogroup')).queryByText('Python')).toBeNull();
});

test('arrow keys go from the search through the entries and back', async () => {
  const { book } = await show();
  const search = book.getByRole('searchbox', { name: 'Search the code book' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  const [first, second] = book.getAllByRole('article');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(search);
});

test('an example is put into the editor only after asking', async () => {
  const { book, codes, closed } = await show();
  let agrees = false;
  const asked: (string | undefined)[] = [];
  const stop = answerConfirmsWith(async ({ title }) => {
    asked.push(title);
    return agrees;
  });
  const tryIt = book.getByRole('button', { name: 'Try it: the example for turn_left' });
  await userEvent.click(tryIt);
  expect([asked.length, codes.length, closed()]).toEqual([1, 0, 0]);
  agrees = true;
  await userEvent.click(tryIt);
  await waitFor(() => expect(codes).toEqual(['player.turn_left()\nplayer.move_forward(1)\n']));
  expect([asked[0], closed()]).toEqual(['Put the example in the editor?', 1]);
  stop();
});

test('an example is copied; while a program runs it can only be copied', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const { book, store } = await show(false);
  expect(book.queryByRole('button', { name: /Try it/ })).toBeNull();
  await userEvent.click(book.getByRole('button', { name: 'Copy the example for open' }));
  expect(copied).toEqual(['player.open()\nplayer.move_forward(2)']);
  expect(store.getState().snackbar.current?.severity).toBe('success');
});
