import { answer } from '@burrow/remote-testing/answers';
import type { LevelData } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { dosesOpened } from '../../level/doses-opened.ts';
import { DOSES } from '../../testing/handlers.ts';
import { InLevel } from '../../testing/in-level.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { Visitor } from '../../testing/visitor.ts';
import { HelpButtons } from './help-buttons.tsx';
import type { LadderProps } from './ladder.tsx';
import { Ladder } from './ladder.part.ts';

const server = startServer();

const level = (more: Partial<LevelData> = {}): LevelData => {
  const recorded = new Visitor().level('intro-level1');
  if (!recorded) throw new Error('intro-level1 was not recorded');
  return { ...recorded, ...more };
};

function showLadder(
  hasRun: boolean,
  ownCode: LadderProps['ownCode'] = null,
  more: Partial<LevelData> = {},
): void {
  const page = (
    <InLevel level={level({ hintDoseCount: 4, ...more })} run={{ hasRun }}>
      <Ladder
        open
        onClose={() => undefined}
        level={level({ hintDoseCount: 4, ...more })}
        ownCode={ownCode}
        titleId="title"
        onCode={null}
      />
    </InLevel>
  );
  renderPlay([{ path: 'x', element: page }], 'x');
}
const step = (name: string) => screen.findByRole('button', { name });
const steps = async () =>
  within(await screen.findByRole('list', { name: 'Steps of help' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('the steps go from a question to an example, each on request', async () => {
  showLadder(true, null, { hint: 'How far is it?\n\nLook at the gate.' });
  expect(await screen.findByText('How far is it?')).toBeTruthy();
  expect(screen.queryByText('Look at the gate.')).toBeNull();
  expect(await steps()).toEqual([
    'Hint', 'Where to look', 'Tip', 'The lines', 'One line', 'Code book', 'Tutorial',
  ]); // prettier-ignore
  const more = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'More help' }));
  await more();
  await screen.findByText('Look here: the tile in column 9, row 6.');
  await more();
  expect(await screen.findByText(/never gives away the solution/)).toBeTruthy();
  await more();
  await screen.findByText('player.push()');
  await more();
  expect((await step('One line')).getAttribute('aria-current')).toBe('step');
  expect(dosesOpened('python', 'intro-level1')).toBe(4);
  await userEvent.click(await step('Tutorial'));
  expect(screen.queryByRole('button', { name: 'More help' })).toBeNull();
});

test('before the first run nothing comes close to the solution, and the owl says what to do', async () => {
  showLadder(false, null, { slug: 'not-yet' });
  expect(await steps()).toEqual(['Hint', 'Tip', 'Code book', 'Tutorial']);
  expect(screen.getByText(/^Run your code once\./)).toBeTruthy();
});

test('help opens where it was left, with the focus on that step', async () => {
  showLadder(true, null, { slug: 'left-open' });
  await userEvent.click(await step('Tip'));
  cleanup();
  showLadder(true, null, { slug: 'left-open' });
  expect(document.activeElement).toBe(await step('Tip'));
});

test("a look at one's own code is asked for at each press, and says how many are left", async () => {
  const asked: string[] = [];
  showLadder(
    true,
    {
      told: 'Tips left today: 4',
      left: 4,
      onOpen: () => asked.push('asked'),
      content: 'Spelling',
    },
    { slug: 'own-code' },
  );
  expect((await step('Hint')).getAttribute('aria-current')).toBe('step');
  expect(asked).toEqual([]);
  await userEvent.click(await step('My code. Tips left today: 4'));
  expect(screen.getByText('Spelling')).toBeTruthy();
  expect(asked).toEqual(['asked']);
});

test('the page of the code book is that of the level, with the way to the book', async () => {
  showLadder(true, null, { chapter_id: 3, level_id: 1 });
  await userEvent.click(await step('Code book'));
  expect(await screen.findByRole('button', { name: 'Open the code book' })).toBeTruthy();
  expect(screen.getByRole('article')).toBeTruthy();
});

test('a step that does not load is reported, and requested again', async () => {
  let calls = 0;
  server.use(
    answer('getHintDose', () => {
      calls += 1;
      return calls <= 2 ? HttpResponse.error() : HttpResponse.json(DOSES[1]);
    }),
  );
  showLadder(true);
  await userEvent.click(await step('Where to look'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Look here: the tile in column 9, row 6.')).toBeTruthy();
});

test('help lists the keys of the page', async () => {
  showLadder(true);
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
