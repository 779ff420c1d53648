import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startPlatform } from '../testing/render-account.tsx';
import { lazyPart } from './lazy-part.tsx';

startPlatform();
const warn = jest.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockImplementation(() => undefined);
});
afterAll(() => warn.mockRestore());

test('what does not come can be asked for again, and nothing around it is lost', async () => {
  let isDown = true;
  const Part = lazyPart(async () => {
    if (isDown) throw new Error('offline');
    return () => <p>Here it is</p>;
  });
  render(
    <>
      <input aria-label="Name" />
      <Part />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Mira');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Here it is')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mira');
});

test('a part is loaded once', async () => {
  const load = jest.fn(async () => () => <p>Here it is</p>);
  const Part = lazyPart(load);
  const { unmount } = render(<Part />);
  await screen.findByText('Here it is');
  unmount();
  render(<Part />);
  expect(screen.getByText('Here it is')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
