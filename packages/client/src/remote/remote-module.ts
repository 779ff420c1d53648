import type { ComponentType } from 'react';
import type { api } from '../api/api.ts';
import type { ModalName, ModalProps } from '../page/modal.slice.ts';
import type { RouteObject } from '../router.ts';
import type { rootReducer } from '../store/store.ts';
import type { SlotName } from './remote-entry.types.ts';

export interface SlotProps {
  /** Call when the slot has led to another page, so that the layout can close around it. */
  readonly onNavigate?: () => void;
}

/** What a dialog gets: what it was opened with, and a function that closes it. */
export type DialogProps<Name extends ModalName> = ModalProps[Name] & { readonly onClose: () => void };

/** Loads each dialog of a remote, with its texts, when it is first opened. */
export type ModalLoaders = {
  readonly [Name in ModalName]?: () => Promise<ComponentType<DialogProps<Name>>>;
};

/** What the shell passes to a remote, once, before its first render. */
export interface RemoteContext {
  readonly rootReducer: typeof rootReducer;
  readonly api: typeof api;
}

/** The only thing that a remote exposes, as `./remote`. */
export interface RemoteModule {
  /** Paths relative to the language prefix. */
  readonly routes: readonly RouteObject[];
  readonly slots?: Partial<Record<SlotName, ComponentType<SlotProps>>>;
  /** The dialogs that its package.json names. */
  readonly modals?: ModalLoaders;
  /** Adds slices, endpoints and texts. The page waits for it. */
  inject(context: RemoteContext): Promise<void>;
}
