import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Mark } from '../mark/answer-mark.tsx';
import { LineChooser } from './line-chooser.tsx';

afterEach(cleanup);
// user-event needs it to move within a group; jsdom lacks it.
beforeAll(() => void Object.assign(globalThis, { CSS: { escape: String } }));
const CODE = '# Hens.\nn = 3\n\nprint(m)';
const onChoose = jest.fn();

function Lines({ marks }: { readonly marks?: ReadonlyMap<number, Mark> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <LineChooser
      legend="Which line?"
      code={CODE}
      chosen={chosen}
      onChoose={line => {
        onChoose(line);
        setChosen(line);
      }}
      lineLabel={(line, text) => `Line ${line}: ${text}`}
      disabled={marks !== undefined}
      {...(marks && { marks })}
    />
  );
}

test('a line is chosen by a press or by the arrow keys; comments and empty lines are none', async () => {
  render(<Lines />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(screen.getByText('print(m)'));
  expect(onChoose).toHaveBeenLastCalledWith(4);
  await userEvent.keyboard('{ArrowUp}');
  expect(onChoose).toHaveBeenLastCalledWith(2);
  expect(screen.getByRole('radio', { name: 'Line 2: n = 3', checked: true })).toBeTruthy();
});

test('a settled line says whether it is right, and cannot be changed', async () => {
  onChoose.mockClear();
  render(<Lines marks={new Map([[4, { kind: 'right', label: 'right' }]])} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Line 4: print(m), right' }));
  expect(onChoose).not.toHaveBeenCalled();
});
