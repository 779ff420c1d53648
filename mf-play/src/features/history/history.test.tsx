import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { playHandlers } from '../../testing/handlers.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { HistoryDialog } from './history.dialog.tsx';

const server = startServer();

async function run(code: string, last_status = 'in_progress'): Promise<void> {
  const body = JSON.stringify({ last_status, last_code_executed: code, level_slug: 'intro-level1' });
  await fetch(new Request('/api/level/update/python', { method: 'POST', body }));
}

function show(code = '') {
  const codes: string[] = [];
  let closed = 0;
  const page = (
    <HistoryDialog
      open
      onClose={() => (closed += 1)}
      level={{ course_slug: 'python', slug: 'intro-level1' }}
      code={code}
      onCode={text => codes.push(text)}
    />
  );
  const store = renderPlay([{ path: 'x', element: page }], 'x');
  return { codes, closed: () => closed, store };
}

const list = () => screen.findByRole('list', { name: 'Programs, newest first' });

test('programs are listed, shown, and restored', async () => {
  await run('a = 1');
  await run('a = 1\nb = 2');
  await run('c = 3', 'COMPLETE');
  const { codes, closed, store } = show();
  const entries = within(await list()).getAllByRole('button');
  expect(
    entries.map(({ textContent }) => /(one line|\d lines), (run|level complete)/.exec(textContent)?.[0]),
  ).toEqual(['one line, level complete', '2 lines, run', 'one line, run']);
  expect(screen.getByRole('region', { name: /^Program from/ }).textContent).toContain('c = 3');
  await userEvent.click(entries[1] ?? document.body);
  expect(screen.getByRole('region', { name: /^Program from/ }).textContent).toContain('b = 2');
  await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
  expect([codes, closed()]).toEqual([['a = 1\nb = 2'], 1]);
  expect(store.getState().snackbar.current?.severity).toBe('success');
});

test('what is in the editor does not have to be restored', async () => {
  await run('a = 1');
  show('a = 1');
  await list();
  expect(screen.getByText('This is what is in the editor now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull();
});

test('a level that was never run has nothing to show', async () => {
  show();
  expect(await screen.findByText(/Nothing here yet/)).toBeTruthy();
});

test('a failure says that nothing is lost, and can be tried again', async () => {
  server.use(answer('getCodeHistory', () => refusal('request/unexpected')));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost.');
  server.resetHandlers(...playHandlers());
  await run('a = 1');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await list()).toBeTruthy();
});
