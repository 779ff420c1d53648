import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RunResult } from '../execution/run-result.types.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { ErrorDialog } from './error.dialog.tsx';

startServer();

async function told(code: string, params: Record<string, string | number>, line: number | null = 3) {
  const result: RunResult = { kind: 'error', code, params, line, trace: 'Traceback: what Python says' };
  renderPlay([{ path: 'x', element: <ErrorDialog result={result} onClose={() => undefined} /> }], 'x');
  return screen.findByRole('dialog');
}

test('a refusal of the farm is told with its line, and its tile as people count', async () => {
  const dialog = await told('world/move-wall', { column: 4, row: 5, ahead: '', steps: 2, moved: 1 });
  expect(dialog.textContent).toContain('Line 3, tile in column 5, row 6:');
  expect(dialog.textContent).toContain("You can't walk onto this tile");
  expect(dialog.textContent).toContain('Traceback: what Python says');
});

test('beside the mark, the way to it is told', async () => {
  const dialog = await told('world/xmark-position', { column: 4, row: 5, ahead: 'frog', markColumn: 3, markRow: 5 });
  expect(dialog.textContent).toContain('Walk to the X mark in column 4, row 6, and face the thing from there.');
}); // prettier-ignore

test('what is known more exactly is told more exactly', async () => {
  const dialog = await told('python/name', { name: 'carots', near: 'carrots', context: 'near' });
  expect(dialog.textContent).toContain('Line 3:');
  expect(dialog.textContent).toContain("Python doesn't know the name carots. Did you mean carrots?");
});

test('the time limit has a dialog of its own that says why', async () => {
  const dialog = await told('python/time-limit', { seconds: 5 }, null);
  expect(dialog.textContent).toContain('Execution Time Exceeded');
  expect(dialog.textContent).toContain('Execution time exceeded 5 seconds. Code stopped to prevent crashing.');
  expect(dialog.textContent).toContain('took too long and was interrupted, so that the page keeps running');
  expect(dialog.textContent).not.toContain('Line');
}); // prettier-ignore

test('a code that nobody has told the page of', async () => {
  expect((await told('world/later', {})).textContent).toContain('Unexpected game error');
});
