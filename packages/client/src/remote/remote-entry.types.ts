import type { IconName } from '@burrow/ui';
import type { MenuRole } from '../session/session-flags.rules.ts';

/**
 * Places of the layout that a remote may fill. `drawer`: below the buttons of the menu. `account`: the menu
 * of whoever is logged in, in the top bar.
 */
export type SlotName = 'account' | 'drawer';

/** A link that a remote adds to the menu. */
export interface MenuLink {
  /** Path without language. */
  readonly to: string;
  readonly icon: IconName;
  /** What it says, by language code; English where a language is missing. */
  readonly text: Readonly<Record<string, string>>;
  /** Its place: links stand in the order of their numbers. */
  readonly order: number;
  /** It stands in the top bar too, where there is room; `new` with a badge. */
  readonly bar?: 'plain' | 'new';
  /** Who sees it; everybody where it is missing. */
  readonly for?: readonly MenuRole[];
  readonly notFor?: readonly MenuRole[];
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
  /** Names of the dialogs that it brings, which any area may open (`modalOpened`). */
  readonly modals?: readonly string[];
  readonly menu?: readonly MenuLink[];
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
