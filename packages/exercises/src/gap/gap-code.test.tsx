import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { GapCode } from './gap-code.tsx';

afterEach(cleanup);
const onEnter = jest.fn();

function Gap({ settled = false }: { readonly settled?: boolean }) {
  const [text, setText] = useState('');
  return (
    <GapCode
      code={'n = 3\nprint(___, n)'}
      gap="___"
      label="The gap"
      text={text}
      onChange={setText}
      onEnter={onEnter}
      disabled={settled}
      {...(settled && { mark: { kind: 'wrong', label: 'your answer' } })}
    />
  );
}

test('the missing piece is typed inside the code, and Enter hands it in', async () => {
  render(<Gap />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'The gap' });
  await userEvent.type(field, '"hens"{Enter}');
  expect(field.value).toBe('"hens"');
  expect(onEnter).toHaveBeenCalledTimes(1);
  const code = field.closest('pre');
  expect(code?.dir).toBe('ltr');
  expect(code?.textContent).toBe('n = 3\nprint(, n)');
});

test('a settled gap cannot be typed in, and says how it was', async () => {
  render(<Gap settled />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'x');
  expect(field.value).toBe('');
  expect(screen.getByText('your answer')).toBeTruthy();
});
