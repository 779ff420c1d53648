import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './code-field.tsx';

afterEach(cleanup);
const onRun = jest.fn();

function Field({ given = '', disabled = false }: { readonly given?: string; readonly disabled?: boolean }) {
  const [code, setCode] = useState(given);
  return (
    <>
      <CodeField
        label="Program"
        keys="Keys."
        code={code}
        onChange={setCode}
        onRun={onRun}
        disabled={disabled}
      />
      <button type="button">After</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Program' });

test('Enter and Tab indent, and what was typed stays as it was', async () => {
  render(<Field />);
  await userEvent.type(field(), 'for i in x:{Enter}a(){Enter}if y :{Enter}b(){Shift>}{Tab}{/Shift}');
  expect(field().value).toBe('for i in x:\n    a()\n    if y :\n    b()');
  await userEvent.keyboard('{Enter}{Tab}c( )');
  expect(field().value).toMatch(/b\(\)\n {8}c\( \)$/);
});

test('after Escape, Tab leaves the field; before, it does not', async () => {
  render(<Field />);
  field().focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('Ctrl and Enter run the program', async () => {
  render(<Field given="a()" />);
  await userEvent.type(field(), '{Control>}{Enter}{/Control}');
  expect(onRun).toHaveBeenCalledTimes(1);
  expect(field().value).toBe('a()');
});

test('a settled program cannot be changed', async () => {
  render(<Field given="a()" disabled />);
  await userEvent.type(field(), 'b{Enter}{Tab}');
  expect(field().value).toBe('a()');
});
