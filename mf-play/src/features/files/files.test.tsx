import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { LoadCodeDialog } from './load-code.dialog.tsx';
import { SaveCodeDialog } from './save-code.dialog.tsx';

startServer();

const saved: { name: string; code: Blob | null }[] = [];
let blob: Blob | null = null;

// jsdom neither downloads nor has object URLs.
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (object: Blob) => {
    blob = object;
    return 'blob:code';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, code: blob });
  });
});
afterEach(() => void jest.restoreAllMocks());

async function showSave(): Promise<{ closed: () => boolean }> {
  let closed = false;
  const page = <SaveCodeDialog open onClose={() => (closed = true)} name="intro-level1" code={'a = 1\n'} />;
  renderPlay([{ path: 'x', element: page }], 'x');
  await screen.findByRole('dialog', { name: 'Save your code' });
  return { closed: () => closed };
}

test('code is saved under the typed name, with .py', async () => {
  const dialog = await showSave();
  const name = screen.getByRole('textbox', { name: 'File name' });
  expect((name as HTMLInputElement).value).toBe('intro-level1');
  await userEvent.clear(name);
  await userEvent.type(name, 'my farm{Enter}');
  expect(saved.map(file => file.name)).toEqual(['my farm.py']);
  expect(await saved[0]?.code?.text()).toBe('a = 1\n');
  expect(dialog.closed()).toBe(true);
});

test('a file needs a name', async () => {
  const dialog = await showSave();
  const name = screen.getByRole('textbox', { name: 'File name' });
  await userEvent.clear(name);
  await userEvent.type(name, '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please provide a name for the file.')).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
  expect([saved.length, dialog.closed()]).toEqual([0, false]);
});

async function showLoad() {
  const codes: string[] = [];
  const page = <LoadCodeDialog open onClose={() => undefined} onCode={code => codes.push(code)} />;
  const store = renderPlay([{ path: 'x', element: page }], 'x');
  await screen.findByRole('dialog', { name: 'Load code' });
  return { codes, store, input: screen.getByLabelText<HTMLInputElement>('Choose a file') };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Load' }));

test('a file is shown, and loaded', async () => {
  const { codes, store, input } = await showLoad();
  await userEvent.upload(input, new File(['a = 1\r\nb = 2'], 'farm.py'));
  expect(await screen.findByText(/a = 1\s+b = 2/)).toBeTruthy();
  expect(codes).toEqual([]);
  await press();
  expect(codes).toEqual(['a = 1\nb = 2']);
  expect(store.getState().snackbar.current?.text).toBe('farm.py is in the editor.');
});

test.each([
  ['', 'There is no code in this file.'],
  ['x'.repeat(50_001), 'This file is too long. A program has at most 50,000 characters.'],
  ['x'.repeat(200_001), 'This file is too long. A program has at most 50,000 characters.'],
  ['PK\0\0', 'This is not a text file. Python programs end in .py.'],
])('a file that contains no program is refused: %#', async (content, text) => {
  const { codes, input } = await showLoad();
  await userEvent.upload(input, new File([content], 'farm.py'));
  expect(await screen.findByText(text)).toBeTruthy();
  await press();
  expect(codes).toEqual([]);
});

test('without a file there is nothing to load', async () => {
  const { codes } = await showLoad();
  await press();
  await waitFor(() => expect(screen.getByText('Choose a file first.')).toBeTruthy());
  expect(codes).toEqual([]);
});
