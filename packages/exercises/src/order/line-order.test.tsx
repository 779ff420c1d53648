import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { startI18n } from '@burrow/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadExerciseTexts } from '../locales/exercise-texts.ts';
import type { PlacedLine } from './arrangement.rules.ts';
import { LineOrder } from './line-order.tsx';

beforeAll(async () => {
  await startI18n('en');
  await loadExerciseTexts();
});
afterEach(cleanup);

const LINES = ['for n in range(3):', 'print(n)'];
const FIRST: PlacedLine = { line: 0, indent: 0 };
const START: readonly PlacedLine[] = [FIRST, { line: 1, indent: 0 }];

interface TaskProps {
  readonly indents?: boolean;
  readonly disabled?: boolean;
  readonly onPlaced?: (placed: readonly PlacedLine[]) => void;
}

function Task({ indents = true, disabled = false, onPlaced }: TaskProps) {
  const [placed, setPlaced] = useState(START);
  return (
    <LineOrder
      task={{ lines: LINES, indents, template: '' }}
      placed={placed}
      onChange={next => {
        setPlaced(next);
        onPlaced?.(next);
      }}
      disabled={disabled}
      runningLine={null}
      errorLine={null}
    />
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('a line is moved in and out by its buttons, and the focus stays on the one that was pressed', async () => {
  const onPlaced = jest.fn<(placed: readonly PlacedLine[]) => void>();
  render(<Task onPlaced={onPlaced} />);
  expect(screen.getByText('Each line has two arrows that move it out and in.')).toBeTruthy();
  await userEvent.click(button('Move in print(n)'));
  await userEvent.click(button('Move in print(n)'));
  expect(onPlaced).toHaveBeenLastCalledWith([FIRST, { line: 1, indent: 2 }]);
  expect(document.activeElement).toBe(button('Move in print(n)'));
  expect(screen.getByText('print(n) is line 2, indent 2.')).toBeTruthy();
  await userEvent.click(button('Move out print(n)'));
  expect(onPlaced).toHaveBeenLastCalledWith([FIRST, { line: 1, indent: 1 }]);
});

test('at the margin Out does nothing, and at the last step neither does In', async () => {
  const onPlaced = jest.fn<(placed: readonly PlacedLine[]) => void>();
  render(<Task onPlaced={onPlaced} />);
  expect(button('Move out print(n)').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button('Move out print(n)'));
  expect(onPlaced).not.toHaveBeenCalled();
  for (let press = 0; press < 7; press += 1) await userEvent.click(button('Move in print(n)'));
  expect(onPlaced).toHaveBeenLastCalledWith([FIRST, { line: 1, indent: 5 }]);
  expect(button('Move in print(n)').getAttribute('aria-disabled')).toBe('true');
});

test.each([{ indents: false }, { disabled: true }])('there are none with %j', given => {
  render(<Task {...given} />);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  expect(screen.queryByText(/Each line has two arrows/)).toBeNull();
});
