import { type AppStore, ModalHost, modalOpened, type OpenModal } from '@burrow/client';
import { renderRemote } from '@burrow/remote-testing';
import { act, screen } from '@testing-library/react';
import { modals } from '../manifest.tsx';

const anywhere = { path: '*', element: <ModalHost find={async () => modals} /> };

/** Opens a dialog of this area on any page, and waits until it is there. */
export async function openDialog(modal: OpenModal): Promise<AppStore> {
  const store = renderRemote([anywhere], 'tos');
  act(() => void store.dispatch(modalOpened(modal)));
  await screen.findByRole('dialog', {}, { timeout: 5_000 });
  return store;
}
