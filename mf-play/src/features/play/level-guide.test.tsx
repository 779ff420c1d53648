import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuideProvider } from '../../level/guide.context.tsx';
import { InLevel } from '../../testing/in-level.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { Visitor } from '../../testing/visitor.ts';
import { LevelGuide } from './level-guide.tsx';

startServer();
beforeEach(() => sessionStorage.clear());

function show(completed = false) {
  const recorded = new Visitor().level('intro-level1');
  if (!recorded) throw new Error('intro-level1 was not recorded');
  const level = { ...recorded, completed };
  const page = (
    <InLevel level={level}>
      <GuideProvider>
        <LevelGuide level={level} />
      </GuideProvider>
    </InLevel>
  );
  renderPlay([{ path: 'x', element: page }], 'x');
}

test('the text is open at first, folds into one line, and opens again, by keyboard alone', async () => {
  show();
  await screen.findByRole('group', { name: 'Guide' });
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close the guide' }));
  await userEvent.keyboard('{Enter}');
  const line = await screen.findByRole('button', { name: 'Guide' });
  await waitFor(() => expect(document.activeElement).toBe(line));
  await userEvent.keyboard('{Enter}');
  const group = await screen.findByRole('group', { name: 'Guide' });
  await waitFor(() => expect(document.activeElement).toBe(group));
});

test('a text that was folded stays so in this tab, and opens for good when asked for', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Close the guide' }));
  cleanup();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Guide' }));
  cleanup();
  show();
  expect(await screen.findByRole('group', { name: 'Guide' })).toBeTruthy();
});

test('the text of a completed level is folded', async () => {
  show(true);
  expect(await screen.findByRole('button', { name: 'Guide' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Guide' })).toBeNull();
});
