import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Modal } from 'antd';
import { useState } from 'react';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Tool({ title }: { readonly title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={title}>
        <button onClick={() => setOpen(true)}>tool</button>
      </Tooltip>
      <Modal open={isOpen} title="Save" onCancel={() => setOpen(false)} />
    </>
  );
}

const rest = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(1_000));
const tool = (): HTMLElement => screen.getByText('tool');
const isShown = (): boolean => document.querySelector('.ant-tooltip:not(.ant-tooltip-hidden)') !== null;

test('the words appear while the pointer rests on it, and disappear with it', async () => {
  render(<Tool title="Keeps your code" />);
  fireEvent.mouseEnter(tool());
  await rest();
  expect(screen.getByRole('tooltip').textContent).toBe('Keeps your code');
  fireEvent.mouseLeave(tool());
  await rest();
  expect(isShown()).toBe(false);
});

test('without words nothing is shown', async () => {
  render(<Tool title="" />);
  fireEvent.mouseEnter(tool());
  await rest();
  expect(isShown()).toBe(false);
});

test('behind a dialog none appear, and Escape closes the dialog', async () => {
  render(<Tool title="Keeps your code" />);
  fireEvent.mouseEnter(tool());
  fireEvent.click(tool());
  expect(screen.getByRole('dialog')).toBeTruthy();
  await rest();
  expect(isShown()).toBe(false);
  fireEvent.keyDown(window, { key: 'Escape' });
  await rest();
  expect(document.querySelector('.ant-modal-wrap')?.getAttribute('style')).toContain('display: none');
});
