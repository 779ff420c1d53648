import { createElement, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { modalClosed, type ModalName } from '../page/modal.slice.ts';
import type { ModalLoaders } from '../remote/remote-module.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { lazyDialog, type LazyDialog } from './lazy.dialog.tsx';

interface Opened {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface ModalHostProps {
  /** Returns the loaders of the area that provides the dialog of that name. */
  readonly find: (name: ModalName) => Promise<ModalLoaders>;
}

function dialogOf(name: ModalName, find: ModalHostProps['find']): LazyDialog<Opened> {
  return lazyDialog(async () => {
    const load = (await find(name))[name];
    if (!load) throw new Error(`No area provides the dialog "${name}".`);
    // The props fit the dialog's name: `modalOpened` and `ModalLoaders` ensure that.
    return (load as () => Promise<ComponentType<Opened>>)();
  });
}

/** Shows the dialog that any area has opened; each is loaded when it is first opened. */
export function ModalHost({ find }: ModalHostProps): ReactNode {
  const dispatch = useAppDispatch();
  const current = useAppSelector(state => state.modal.current);
  const onClose = useCallback(() => void dispatch(modalClosed()), [dispatch]);
  const [dialogs, setDialogs] = useState<Partial<Record<ModalName, LazyDialog<Opened>>>>({});
  useFocusBack(current !== null);
  if (!current) return null;
  const { name, props } = current;
  const dialog = dialogs[name];
  if (!dialog) setDialogs({ ...dialogs, [name]: dialogOf(name, find) });
  return dialog && createElement(dialog, { ...props, open: true, onClose });
}

/** Puts the focus back where it was before the dialog opened, unless something else has it by then. */
function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    return () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && before instanceof HTMLElement) before.focus();
    };
  }, [isOpen]);
}
