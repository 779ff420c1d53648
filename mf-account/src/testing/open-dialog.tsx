import { ModalHost, modalOpened, type AppStore, type OpenModal } from '@burrow/client';
import { act, screen } from '@testing-library/react';
import { modals } from '../manifest.tsx';
import { renderAccount } from './render-account.tsx';

/** The area's dialogs, as the shell shows them. */
export const Dialogs = () => <ModalHost find={async () => modals} />;

/** Opens a dialog on any page, and waits until it is there. */
export async function openDialog(modal: OpenModal, path = 'tos'): Promise<AppStore> {
  const store = renderAccount(path, [{ path: '*', element: <Dialogs /> }]);
  act(() => void store.dispatch(modalOpened(modal)));
  await screen.findByRole('dialog', {}, { timeout: 5_000 });
  return store;
}
