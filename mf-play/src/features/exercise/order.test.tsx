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
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const ORDER: Partial<LevelData> = {
  codeTemplate: '# Order.\n',
  exercise: {
    kind: 'order',
    lines: ['player.turn_left()', 'for i in range(2):', 'player.collect("carrot")'],
    indents: true,
  },
};

test('lines are added by a press, moved and indented by keys, and taken out again', async () => {
  const level = { ...(levels['intro-level1'] as unknown as LevelData), ...ORDER };
  server.use(answer('getLevel', () => level));
  renderPlay(routes, 'play/python/intro-level1');
  await userEvent.click(await screen.findByRole('button', { name: 'Add player.collect("carrot")' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add for i in range(2):' }));
  const program = within(screen.getByRole('region', { name: 'Your program' }));
  program.getByRole('button', { name: 'Line 1: player.collect("carrot"), indent 0' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(program.getAllByRole('listitem').map(line => line.textContent)).toEqual([
    'for i in range(2):',
    'player.collect("carrot")',
  ]);
  expect(program.getByRole('button', { name: 'Line 2: player.collect("carrot"), indent 1' })).toBeTruthy();
  await userEvent.click(program.getByRole('button', { name: 'Take out for i in range(2):' }));
  expect(screen.getByRole('button', { name: 'Add for i in range(2):' })).toBeTruthy();
});
