import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button } from './button.tsx';

test('a button that is loading is busy, keeps its name and cannot be pressed', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Log in</Button>);
  const button = screen.getByRole('button', { name: 'Log in' });
  expect(button.getAttribute('aria-busy')).toBeNull();

  rerender(
    <Button loading onClick={press}>
      Log in
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Log in', busy: true })).toBe(button);
  expect(button.querySelector('.button-busy')?.getAttribute('aria-hidden')).toBe('true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();

  rerender(<Button onClick={press}>Log in</Button>);
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(button.querySelector('.button-busy')).toBeNull();
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('the element can be reached', () => {
  const element = createRef<HTMLButtonElement>();
  render(<Button ref={element}>Ask</Button>);
  expect(element.current?.textContent).toBe('Ask');
});
