import type { ComponentType } from 'react';
import type { RouteObject } from '../router.ts';
import type { api } from '../api/api.ts';
import type { rootReducer } from '../store/store.ts';

/**
 * Places of the layout that a remote may fill. `drawer`: below the buttons of the menu. `account`: the menu
 * of whoever is logged in, in the top bar. `modals`: dialogs that any area may open (`modalOpened`); it is
 * loaded when the first one is, and a remote shows those whose names it knows.
 */
export type SlotName = 'account' | 'drawer' | 'modals';

export interface SlotProps {
  /** Call when the slot has led somewhere, so that the layout can close around it. */
  readonly onNavigate?: () => void;
}

/** What the shell hands to a remote, once, before its first render. */
export interface RemoteContext {
  readonly rootReducer: typeof rootReducer;
  readonly api: typeof api;
}

/** The one thing that a remote exposes, as `./remote`. */
export interface RemoteModule {
  /** Paths relative to the language prefix. */
  readonly routes: readonly RouteObject[];
  readonly slots?: Partial<Record<SlotName, ComponentType<SlotProps>>>;
  /** Adds slices, endpoints and texts. The page waits for it. */
  inject(context: RemoteContext): Promise<void>;
}

/** One line of /remotes.json. */
export interface RemoteEntry {
  /** The name in the federation. */
  readonly name: string;
  readonly version: string;
  /** URL of mf-manifest.json. */
  readonly manifest: string;
  /** First path segments after the language that the remote owns; '' is the index. */
  readonly prefixes: readonly string[];
  /** First path segments whose documents need shared memory, which Stop works by. */
  readonly isolatedOn?: readonly string[];
  readonly slots?: readonly SlotName[];
  /** Files that the remote's first page needs, relative to the manifest; fetched while the shell starts. */
  readonly preload?: readonly string[];
  /** Scripts of module workers that its pages need; the shell starts them at once, see `takeEarlyWorker`. */
  readonly workers?: readonly string[];
  /** The prefixes whose pages need these workers; all where it is missing. */
  readonly workersOn?: readonly string[];
}

export interface RemoteList {
  readonly remotes: readonly RemoteEntry[];
}
