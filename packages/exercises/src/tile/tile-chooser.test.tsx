import type { Position } from '@burrow/contracts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TileChooser, type MarkedTile } from './tile-chooser.tsx';

afterEach(cleanup);
const onChoose = jest.fn();

function Tiles({ marks }: { readonly marks?: readonly MarkedTile[] }) {
  const [chosen, setChosen] = useState<Position | null>(null);
  return (
    <TileChooser
      label="Map"
      size={{ width: 3, height: 2 }}
      chosen={chosen}
      onChoose={tile => {
        onChoose(tile);
        setChosen(tile);
      }}
      tileLabel={([column, row]) => `column ${column + 1}, row ${row + 1}`}
      start={[1, 0]}
      disabled={marks !== undefined}
      {...(marks && { marks })}
    >
      <p>picture</p>
    </TileChooser>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('Tab leads to one tile, the arrow keys to the others, and Enter chooses', async () => {
  render(<Tiles />);
  await userEvent.tab();
  expect(focused()).toBe('column 2, row 1');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('column 3, row 2');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith([2, 1]);
  expect(screen.getByRole('gridcell', { selected: true }).ariaLabel ?? focused()).toBe('column 3, row 2');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('column 1, row 2');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a tile is chosen by a press', async () => {
  render(<Tiles />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'column 1, row 1' }));
  expect(onChoose).toHaveBeenLastCalledWith([0, 0]);
});

test('settled tiles say what they are, and none can be chosen', async () => {
  onChoose.mockClear();
  render(<Tiles marks={[{ tile: [2, 0], kind: 'right', label: 'right' }]} />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'column 3, row 1, right' }));
  expect(onChoose).not.toHaveBeenCalled();
});
