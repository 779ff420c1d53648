import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { RunResult } from '../../run/run-result.types.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { GridProvider } from '../grid/index.ts';
import { AssistantArea } from './assistant-area.tsx';
import { animal, CODE, LEVEL } from './assistant.harness.tsx';
import { useAssistant } from './use-assistant.ts';

startServer();

const told = (code: string, params: Record<string, string | number>, line: number | null = 3) =>
  toldOf({ kind: 'error', code, params, line, trace: 'Traceback: what Python says' });

function Owl({ result }: { readonly result: RunResult }) {
  const [shown, setShown] = useState<RunResult | null>(result);
  return (
    <>
      <textarea aria-label="code" />
      <AssistantArea
        assistant={useAssistant(null)}
        context={{ level: LEVEL, code: CODE, isRunning: false, animal, result, recording: null }}
        onCode={() => undefined}
        shown={shown}
        onDismiss={() => setShown(null)}
      />
    </>
  );
}

async function toldOf(result: RunResult) {
  const dialog = <Owl result={result} />;
  const level = { course_slug: 'python', chapter_id: 2 };
  renderPlay([{ path: 'x', element: <GridProvider level={level}>{dialog}</GridProvider> }], 'x');
  return screen.findByRole('dialog');
}

test('a refusal by the farm is shown with its line, and names the thing', async () => {
  const dialog = await told('world/move-wall', { column: 4, row: 5, ahead: 'log', context: 'thing' });
  expect(dialog.textContent).toContain('Line 3:');
  expect(dialog.textContent).not.toContain('column');
  expect(dialog.textContent).toContain('The log in front of you is in the way.');
  expect(dialog.textContent).toContain('Traceback: what Python says');
});

test('if the map shows numbers, the tile is named as people count', async () => {
  localStorage.setItem('map_grid', 'on');
  const dialog = await told('world/move-wall', { column: 4, row: 5, ahead: '', context: 'edge' });
  expect(dialog.textContent).toContain('Line 3, tile in column 5, row 6:');
  expect(dialog.textContent).toContain('The map ends in front of you.');
});

test('next to the mark, the way to it is described', async () => {
  const dialog = await told('world/xmark-position', { column: 4, row: 5, ahead: 'well', context: 'left' });
  expect(dialog.textContent).toContain('You are facing the well, but not from its X mark.');
  expect(dialog.textContent).toContain('Walk to the X mark to the left of it');
});

test('what is known more exactly is said more exactly', async () => {
  const dialog = await told('python/name', { name: 'carots', near: 'carrots', context: 'near' });
  expect(dialog.textContent).toContain('Line 3:');
  expect(dialog.textContent).toContain("Python doesn't know the name carots. Did you mean carrots?");
});

test('the time limit is told in a child’s words, and in its own in the details', async () => {
  const dialog = await told('python/time-limit', { seconds: 5 }, null);
  expect(screen.getByRole('alert').textContent).toBe(
    'Stopped after 5 secondsYour program ran for more than 5 seconds, so it was stopped. Look for a loop that never ends, like while True without break, or for a sleep() that waits too long.',
  );
  expect(dialog.textContent).toContain('Execution Time Exceeded');
  expect(dialog.textContent).toContain(
    'Execution time exceeded 5 seconds. Code stopped to prevent crashing.',
  );
  expect(dialog.textContent).not.toContain('Line');
});

test('an unknown code still has a text', async () => {
  expect((await told('world/later', {})).textContent).toMatch(/Your code is safe\..*Unexpected game error/);
});

test('whoever joined lines by ; to save lines is told that they count', async () => {
  const dialog = await toldOf({ kind: 'too-many-lines', maxLines: 4, isJoined: true });
  expect(screen.getByRole('alert').textContent).toContain('this level only allows 4 lines.');
  expect(dialog.textContent).toContain('Only 4 lines of code are allowed.');
  expect(dialog.textContent).toContain('Whatever comes after a ; counts as another line.');
});

test('whoever did not is told nothing of it', async () => {
  const dialog = await toldOf({ kind: 'too-many-lines', maxLines: 4, isJoined: false });
  expect(dialog.textContent).not.toContain(';');
});

test('an error is told beside the code: once by ear, with the focus where it was, and away by Close or Escape', async () => {
  const dialog = await told('python/name', { name: 'carots' });
  const field = screen.getByRole('textbox', { name: 'code' });
  field.focus();
  expect(dialog.getAttribute('aria-modal')).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain("Line 3: Python doesn't know the name carots.");
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('Close puts it away', async () => {
  await told('python/name', { name: 'carots' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
