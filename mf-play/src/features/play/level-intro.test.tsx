import type { LevelData } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { loadWorld } from '@burrow/world';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GamePlayer } from '../../bridge/game-player.ts';
import { InLevel } from '../../testing/in-level.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { Visitor } from '../../testing/visitor.ts';
import { LevelIntro } from './level-intro.tsx';

startServer();

function show(more: Partial<LevelData>, shown?: LevelData['levelGoals']): unknown[] {
  const recorded = new Visitor().level('intro-level1');
  if (!recorded) throw new Error('intro-level1 was not recorded');
  const opened: unknown[] = [];
  const level = { ...recorded, ...more };
  const picture = { ...level, levelGoals: shown ?? level.levelGoals };
  const world = loadWorld(picture);
  const run = { own: { level: picture, world, player: new GamePlayer(world) } };
  const page = (
    <InLevel level={level} run={run} onOpen={panel => opened.push(panel)}>
      <LevelIntro level={level} course={undefined} />
    </InLevel>
  );
  renderPlay([{ path: 'x', element: page }], 'x');
  return opened;
}

test('the creative level has a heading and no text', async () => {
  show({ levelGoals: [] });
  expect(await screen.findByRole('heading', { name: 'Creative mode' })).toBeTruthy();
  expect(screen.getByText(/Try everything here/)).toBeTruthy();
  expect(screen.queryByText(/wakes up hungry/)).toBeNull();
});

test('the picture of the guide has an alternative text', async () => {
  const image = { area: [6, 4, 4, 2] as [number, number, number, number], views: [{ commands: [] }] };
  show({ guideImage: image, guideImageAlt: 'The carrot is on the next tile.' });
  expect(await screen.findByRole('img', { name: 'The carrot is on the next tile.' })).toBeTruthy();
});

test('a level whose guide is not ready says so', async () => {
  show({ slug: 'exeptions-level6', guideNotReady: true });
  expect(await screen.findByText(/The guide for this level is not ready yet/)).toBeTruthy();
  expect(screen.queryByText(/wakes up hungry/)).toBeNull();
});

test('the owl is one door to help: a press opens it, the next closes it', async () => {
  const opened = show({});
  const owl = await screen.findByRole('button', { name: 'Ask the owl' });
  await userEvent.click(owl);
  expect(owl.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(owl);
  expect(opened).toEqual(['help', null]);
  for (const name of ['Tutorial', 'Hint', 'Tip']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the goals are those of the map that is shown', async () => {
  show({}, [{ action: 'collect', type: 'carrot', count: 5, score: 0 }]);
  expect((await screen.findByRole('list', { name: 'Goals of this level' })).textContent).toBe(
    'Pick up 5 carrots0/5',
  );
});

test('many goals are pictures and counts, and all their words once they are asked for', async () => {
  const types = ['carrot', 'corn', 'pea', 'pear', 'egg'];
  show(
    {},
    types.map(type => ({ action: 'collect', type, count: 1, score: 0 })),
  );
  const goals = await screen.findByRole('list', { name: 'Goals of this level' });
  const seen = () =>
    within(goals)
      .getAllByText(/^Pick up/)
      .map(({ className }) => className);
  expect(new Set(seen())).toEqual(new Set(['visually-hidden']));
  const button = within(goals).getByRole('button', { name: 'Goals of this level' });
  await userEvent.click(button);
  expect([button.getAttribute('aria-expanded'), new Set(seen())]).toEqual(['true', new Set(['goal__words'])]);
});

test('a level that is not in the language of the page is marked, also for what reads it aloud', async () => {
  show({ textsLanguage: 'en' });
  expect(await screen.findByText('This level is in English.')).toBeTruthy();
  const text = screen.getByText(/wakes up hungry/).closest('.level-markdown');
  expect([text?.getAttribute('lang'), text?.getAttribute('dir')]).toEqual(['en', 'ltr']);
  expect(screen.getByRole('heading', { level: 1 }).lang).toBe('en');
});

test('a level in the language of the page has no mark', async () => {
  show({});
  const text = (await screen.findByText(/wakes up hungry/)).closest('.level-markdown');
  expect(text?.hasAttribute('lang')).toBe(false);
  expect(screen.queryByText('This level is in English.')).toBeNull();
});
