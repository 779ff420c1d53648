import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { modalClosed, modalOpened } from '../page/modal.slice.ts';
import { createStore, type AppStore } from '../store/store.ts';
import type { DialogProps, ModalLoaders } from '../remote/remote-module.ts';
import { ModalHost } from './modal-host.tsx';

const FEEDBACK = modalOpened({ name: 'feedback', props: {} });
const CHOOSE = modalOpened({ name: 'choose-student', props: { next: 'play' } });

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

function show(find: Parameters<typeof ModalHost>[0]['find']): AppStore {
  const store = createStore();
  render(
    <Provider store={store}>
      <ModalHost find={find} />
    </Provider>,
  );
  return store;
}

const Choose = ({ next = '' }: DialogProps<'choose-student'>) => <p>next: {next}</p>;

test('each dialog is loaded when it is first opened, only once, and gets what it was opened with', async () => {
  const feedback = jest.fn(async () => () => <p>Feedback</p>);
  const find = async (): Promise<ModalLoaders> => ({
    feedback,
    'choose-student': async () => Choose,
  });
  const store = show(find);
  expect(feedback).not.toHaveBeenCalled();
  act(() => void store.dispatch(FEEDBACK));
  expect(await screen.findByText('Feedback')).toBeTruthy();
  act(() => void store.dispatch(modalClosed()));
  expect(screen.queryByText('Feedback')).toBeNull();
  act(() => void store.dispatch(CHOOSE));
  expect(await screen.findByText('next: play')).toBeTruthy();
  act(() => void store.dispatch(FEEDBACK));
  expect(screen.getByText('Feedback')).toBeTruthy();
  expect(feedback).toHaveBeenCalledTimes(1);
});

test('a dialog that no area provides says so, and is closed', async () => {
  const store = show(async () => ({}));
  act(() => void store.dispatch(FEEDBACK));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toContain('did not load'));
  expect(store.getState().modal.current).toBeNull();
});
