import { answer } from '@burrow/remote-testing/answers';
import type { LevelData } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { DOSES } from '../../testing/handlers.ts';
import { InLevel } from '../../testing/in-level.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { Visitor } from '../../testing/visitor.ts';
import { HelpButtons } from './help-buttons.tsx';
import { HelpDialog } from './help.dialog.tsx';

const server = startServer();

const level = (more: Partial<LevelData> = {}): LevelData => {
  const recorded = new Visitor().level('intro-level1');
  if (!recorded) throw new Error('intro-level1 was not recorded');
  return { ...recorded, ...more };
};

test('doses are requested one after the other', async () => {
  const page = <HelpDialog open onClose={() => undefined} level={level({ hintDoseCount: 4 })} />;
  renderPlay([{ path: 'x', element: page }], 'x');
  const dialog = await screen.findByRole('dialog', { name: 'Help' });
  expect(dialog.textContent).toContain('1 of 4');
  await screen.findByText('How far can Rabbit walk to the carrot?');
  expect(dialog.textContent).not.toContain('player.collect');
  const more = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'More help' }));
  await more();
  expect(dialog.textContent).toContain('2 of 4');
  await screen.findByText('Look at the tile in column 9, row 6.');
  await more();
  await screen.findByText('player.push()');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await more();
  expect(dialog.textContent).toContain('4 of 4');
  expect(screen.queryByRole('button', { name: 'More help' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(dialog.textContent).toContain('3 of 4');
});

test('a dose that does not load is reported, and requested again', async () => {
  let calls = 0;
  server.use(
    answer('getHintDose', () => {
      calls += 1;
      return calls <= 2 ? HttpResponse.error() : HttpResponse.json(DOSES[0]);
    }),
  );
  renderPlay(
    [
      {
        path: 'x',
        element: <HelpDialog open onClose={() => undefined} level={level({ hintDoseCount: 4 })} />,
      },
    ],
    'x',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }));
  expect(await screen.findByText('How far can Rabbit walk to the carrot?')).toBeTruthy();
});

test('Help lists the keys of the page', async () => {
  renderPlay([{ path: 'x', element: <HelpDialog open onClose={() => undefined} level={level()} /> }], 'x');
  await userEvent.click(await screen.findByText('Keyboard shortcuts'));
  expect(screen.getByText('Runs the code').closest('div')?.textContent).toContain('Ctrl + Enter');
  expect(screen.getByText('Leaves the editor').closest('div')?.textContent).toContain('Esc, Tab');
});

function showButtons(hasRun: boolean): unknown[] {
  const opened: unknown[] = [];
  const page = (
    <InLevel level={level()} run={{ hasRun }} onOpen={panel => opened.push(panel)}>
      <HelpButtons />
    </InLevel>
  );
  renderPlay([{ path: 'x', element: page }], 'x');
  return opened;
}

test('Help waits for the first run, and says so', async () => {
  const opened = showButtons(false);
  const help = await screen.findByRole('button', { name: /^Help\. Run your code once/ });
  expect(help.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(help);
  await userEvent.click(screen.getByRole('button', { name: 'Code book' }));
  expect(opened).toEqual(['code-book']);
});

test('after a run Help opens', async () => {
  const opened = showButtons(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  expect(opened).toEqual(['help']);
});
