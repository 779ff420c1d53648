import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { KeyboardSigns } from './keyboard-signs.tsx';

startServer();

async function show(language: string): Promise<string[][]> {
  const page = (
    <main>
      <h1>{language}</h1>
      <KeyboardSigns language={language} />
    </main>
  );
  renderPlay([{ path: 'x', element: page }], 'x');
  await screen.findByRole('heading', { level: 1, name: language });
  return screen
    .queryAllByRole('row')
    .map(row =>
      [
        ...within(row).queryAllByRole('columnheader'),
        ...within(row).queryAllByRole('rowheader'),
        ...within(row).queryAllByRole('cell'),
      ].map(cell => cell.textContent),
    );
}

test('on a German keyboard brackets and braces are behind AltGr, or Option on a Mac', async () => {
  const [head, ...rows] = await show('de');
  expect(head).toEqual(['Sign', 'Windows, Chromebook', 'Mac']);
  expect(rows).toContainEqual(['{', 'AltGr + 7', '⌥ 8']);
  expect(rows.map(([sign]) => sign)).toEqual(['[', ']', '{', '}']);
});

test('where a Mac is not known to differ, nothing is said of it', async () => {
  const [head, first] = await show('hu');
  expect(head).toEqual(['Sign', 'Windows, Chromebook']);
  expect(first).toEqual(['[', 'AltGr + F']);
});

test('who writes other letters reads how to switch', async () => {
  expect(await show('ru')).toEqual([]);
  expect(screen.getByText(/English letters. Switch your keyboard/)).toBeTruthy();
});

test('nothing is said where each sign has a key of its own', async () => {
  expect(await show('en')).toEqual([]);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
