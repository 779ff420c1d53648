import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { Visitor } from '../../testing/visitor.ts';
import { PaletteArea } from './palette-area.tsx';
import type { PaletteThing } from './place-thing.rules.ts';
import { usePalette } from './use-palette.ts';

startServer();

const PALETTE: PaletteThing[] = [
  { action: 'collect', type: 'carrot', sprite: 'carrot' },
  { action: 'push', type: 'rock', sprite: 'rock' },
];

function renderLevel(palette?: PaletteThing[]): void {
  const recorded = new Visitor().level('intro-level1');
  if (!recorded) throw new Error('intro-level1 was not recorded');
  const given = { ...recorded, items: [], ...(palette ? { palette } : {}) };
  function Page() {
    const { level, palette: offered } = usePalette(given);
    return (
      <>
        {offered ? <PaletteArea palette={offered} /> : <p>nothing to place</p>}
        <button type="button" onClick={() => offered?.place([0, 0])}>
          tile
        </button>
        <p role="note">{level.items.map(({ type }) => type).join()}</p>
      </>
    );
  }
  renderPlay([{ path: 'x', element: <Page /> }], 'x');
}

test('a thing is chosen, put on a tile, and removed again', async () => {
  renderLevel(PALETTE);
  await userEvent.click(await screen.findByRole('button', { name: 'tile' }));
  expect(screen.getByRole('note').textContent).toBe('');
  await userEvent.click(await screen.findByRole('button', { name: 'rock' }));
  await userEvent.click(screen.getByRole('button', { name: 'tile' }));
  expect(screen.getByRole('note').textContent).toBe('rock');
  await userEvent.click(screen.getByRole('button', { name: 'carrot' }));
  await userEvent.click(screen.getByRole('button', { name: 'tile' }));
  expect(screen.getByRole('note').textContent).toBe('carrot');
  await userEvent.click(screen.getByRole('button', { name: 'Take away what I put down' }));
  expect(screen.getByRole('note').textContent).toBe('');
});

test('a level without a palette offers nothing', async () => {
  renderLevel();
  expect(await screen.findByText('nothing to place')).toBeTruthy();
});
