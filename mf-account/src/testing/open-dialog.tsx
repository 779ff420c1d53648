import { modalOpened, type AppStore, type OpenModal } from '@burrow/client';
import { act, screen } from '@testing-library/react';
import { slots } from '../manifest.tsx';
import { renderAccount } from './render-account.tsx';

/** Opens a dialog on some page, and waits until it is there. */
export async function openDialog(modal: OpenModal, path = 'tos'): Promise<AppStore> {
  const Modals = slots?.modals;
  const store = renderAccount(path, [{ path: '*', element: Modals && <Modals /> }]);
  act(() => void store.dispatch(modalOpened(modal)));
  await screen.findByRole('dialog', {}, { timeout: 5_000 });
  return store;
}
