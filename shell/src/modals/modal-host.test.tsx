import { modalClosed, modalOpened, useAppSelector } from '@burrow/client';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { ModalHost } from './modal-host.tsx';

const FEEDBACK = modalOpened({ name: 'feedback', props: {} });

beforeAll(async () => {
  await startI18n('en');
  await addTexts('shell', shellTexts);
});
afterEach(cleanup);

function Dialogs() {
  const open = useAppSelector(state => state.modal.current);
  return <p>open: {open?.name ?? 'none'}</p>;
}

test('the dialogs are brought when the first is opened, and stay', async () => {
  const store = renderShell(<ModalHost />, { slots: { modals: Dialogs } });
  expect(screen.queryByText(/open:/)).toBeNull();
  act(() => void store.dispatch(FEEDBACK));
  expect(await screen.findByText('open: feedback')).toBeTruthy();
  act(() => void store.dispatch(modalClosed()));
  expect(screen.getByText('open: none')).toBeTruthy();
});

test('dialogs that cannot be brought say so', async () => {
  const store = renderShell(<ModalHost />);
  act(() => void store.dispatch(FEEDBACK));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toContain('did not load'));
  expect(store.getState().modal.current).toBeNull();
});
