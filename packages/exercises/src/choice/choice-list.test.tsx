import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceList } from './choice-list.tsx';

afterEach(cleanup);
// user-event needs it to move within a group; jsdom lacks it.
beforeAll(() => void Object.assign(globalThis, { CSS: { escape: String } }));
const choices = [{ value: '2' }, { value: '3' }, { value: '4', label: 'four' }];

test('one value is chosen by a click or by the arrow keys', async () => {
  const onChoose = jest.fn();
  render(<ChoiceList legend="Which?" choices={choices} chosen={['2']} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('radio', { name: 'four' }));
  expect(onChoose).toHaveBeenLastCalledWith(['4']);
  screen.getByRole('radio', { name: '2' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChoose).toHaveBeenLastCalledWith(['3']);
});

test('several values are added and taken away', async () => {
  const onChoose = jest.fn();
  render(<ChoiceList legend="Which?" choices={choices} chosen={['2']} onChoose={onChoose} several />);
  await userEvent.click(screen.getByRole('checkbox', { name: '3' }));
  expect(onChoose).toHaveBeenLastCalledWith(['2', '3']);
  await userEvent.click(screen.getByRole('checkbox', { name: '2' }));
  expect(onChoose).toHaveBeenLastCalledWith([]);
});

test('a settled answer cannot be changed', async () => {
  const onChoose = jest.fn();
  render(<ChoiceList legend="Which?" choices={choices} chosen={['2']} onChoose={onChoose} disabled />);
  await userEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(onChoose).not.toHaveBeenCalled();
});
