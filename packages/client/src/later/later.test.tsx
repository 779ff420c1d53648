import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore, type AppStore } from '../store/store.ts';
import { loadDocumentsWith } from '../page/load-document.ts';
import { askVersionsWith } from './blame.ts';
import { lazyDialog } from './lazy.dialog.tsx';
import { latePart, lazyPage, lazyPart } from './lazy-part.tsx';
import { PartFailures } from './part-failures.ts';

const warn = jest.spyOn(console, 'warn');
beforeAll(async () => {
  await startI18n('en');
  await addTexts('shell', shellTexts);
});
beforeEach(() => {
  warn.mockImplementation(() => undefined);
});
afterEach(cleanup);
afterAll(() => warn.mockRestore());

function show(part: ReactNode): AppStore {
  const store = createStore();
  render(
    <StrictMode>
      <Provider store={store}>{part}</Provider>
    </StrictMode>,
  );
  return store;
}

/** Loads `component` after that many failures, and counts the attempts: each request makes two. */
function lateBy<Props>(failures: number, component: ComponentType<Props>) {
  return jest.fn(async () => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('offline');
    }
    return component;
  });
}

const Here = () => <p>Here it is</p>;

test('a part that did not load can be tried again, and nothing around it is lost', async () => {
  const Part = lazyPart(lateBy(2, Here));
  show(
    <>
      <input aria-label="Name" />
      <Part />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Mira');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mira');
});

test('the area around a part hears that it did not load', async () => {
  const hear = jest.fn();
  const Part = lazyPart(lateBy(2, Here));
  show(
    <PartFailures value={hear}>
      <Part />
    </PartFailures>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(hear).toHaveBeenCalled();
});

test('a part of a page that is older than the site says so, and trying again loads the document', async () => {
  const loaded: string[] = [];
  const undo = loadDocumentsWith((path, replace) => void loaded.push(`${path} ${replace}`));
  askVersionsWith(async () => true);
  const Part = lazyPart(lateBy(2, Here));
  show(<Part />);
  expect(await screen.findByText(/has a new version/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(loaded).toEqual(['/ true']));
  askVersionsWith(async () => false);
  undo();
});

test('a page is loaded once, and is there immediately when it is shown again', async () => {
  const load = lateBy(0, Here);
  const page = lazyPage(load);
  show(page);
  await screen.findByText('Here it is');
  cleanup();
  show(page);
  expect(screen.getByText('Here it is')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that the page can do without says nothing if it does not load', async () => {
  const Part = latePart(lateBy(2, Here));
  show(<Part />);
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function ShownDialog({ open, onClose }: DialogProps) {
  return open ? <button onClick={onClose}>close it</button> : <p>closed</p>;
}

function showDialog(load: () => Promise<ComponentType<DialogProps>>): AppStore {
  const Dialog = lazyDialog(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>open it</button>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  return show(<Page />);
}

test('a dialog is loaded once, when it is first opened', async () => {
  const load = lateBy(0, ShownDialog);
  showDialog(load);
  const opener = screen.getByRole('button', { name: 'open it' });
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'close it' }));
  expect(screen.getByText('closed')).toBeTruthy();
  await userEvent.click(opener);
  expect(screen.getByRole('button', { name: 'close it' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a dialog that did not load says so, and is tried again at the next opening', async () => {
  const load = lateBy(2, ShownDialog);
  const store = showDialog(load);
  const opener = screen.getByRole('button', { name: 'open it' });
  await userEvent.click(opener);
  await waitFor(() => expect(store.getState().snackbar.current?.severity).toBe('error'));
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(opener);
  expect(await screen.findByRole('button', { name: 'close it' })).toBeTruthy();
});
