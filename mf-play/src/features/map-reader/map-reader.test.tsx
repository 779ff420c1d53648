import type { Position } from '@burrow/contracts';
import { loadWorld, replay } from '@burrow/world';
import { fieldLevel, item } from '@burrow/world/testing';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GamePlayer } from '../../bridge/game-player.ts';
import { useGameView } from '../../bridge/use-game-view.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { MapArea } from './map-area.tsx';

startServer();

const world = loadWorld(
  fieldLevel({ levelGoals: [], items: [item({ action: 'collect', type: 'carrot', position: [3, 5] })] }),
);

function renderMap(): { player: GamePlayer; pressed: Position[]; cursors: (Position | null)[] } {
  const player = new GamePlayer(world);
  const pressed: Position[] = [];
  const cursors: (Position | null)[] = [];
  function Page() {
    return (
      <MapArea
        world={world}
        view={useGameView(player)}
        onTile={tile => pressed.push(tile)}
        onCursor={tile => cursors.push(tile)}
      />
    );
  }
  renderPlay([{ path: 'x', element: <Page /> }], 'x');
  return { player, pressed, cursors };
}

test('the map is one tab stop, and arrow keys move over it', async () => {
  const { pressed, cursors } = renderMap();
  await screen.findByRole('grid', { name: /The map, tile by tile/ });
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Column 3, row 6: you, facing right');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Column 4, row 6: carrot');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Column 4, row 5: free');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(pressed).toEqual([[3, 5]]);
  expect(cursors.at(0)).toEqual([2, 5]);
  expect(cursors.at(-1)).toEqual([3, 5]);
  await userEvent.tab();
  expect(cursors.at(-1)).toBeNull();
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
});

test('what happens in the picture is announced', async () => {
  const { player } = renderMap();
  const log = await screen.findByRole('log', { name: 'What happens in the picture' });
  const { steps, states } = replay(world, [
    ['turn_left', null, 1],
    ['collect', 'carrot', 2],
  ]);
  await act(() =>
    player.play(
      steps.map(({ command, events }, index) => ({
        line: command[2],
        next: null,
        events,
        after: states[index + 1]!,
      })),
    ),
  );
  expect(log.textContent).toContain('Line 1: Turns and faces up.');
  expect(log.textContent).toContain('Line 2: That does not work here.');
});
