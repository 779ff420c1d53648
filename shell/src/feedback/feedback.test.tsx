import { askConfirm, createStore, snackbarShown } from '@burrow/client';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { beforeAll, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ConfirmHost } from './confirm-host.tsx';
import { SnackbarHost } from './snackbar-host.tsx';

beforeAll(async () => {
  await startI18n('en');
  await addTexts('shell', shellTexts);
});

function renderHosts() {
  const store = createStore();
  render(
    <Provider store={store}>
      <UiProvider direction="ltr">
        <SnackbarHost />
        <ConfirmHost />
      </UiProvider>
    </Provider>,
  );
  return store;
}

test('a question without texts has the default ones, and its answer is returned', async () => {
  renderHosts();
  const answer = askConfirm();
  expect(await screen.findByText('Are you sure?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  await expect(answer).resolves.toBe(true);
});

test('cancelling is a no', async () => {
  renderHosts();
  const answer = askConfirm({ title: 'Reset your code?', ok: 'Reset', destructive: true });
  await screen.findByText('Reset your code?');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(answer).resolves.toBe(false);
});

test('a message is announced and can be closed', async () => {
  const store = renderHosts();
  act(() => void store.dispatch(snackbarShown('Saved', 'success')));
  expect(screen.getByRole('status').textContent).toContain('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Close the message' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});
