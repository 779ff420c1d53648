import type { IconName } from '@burrow/ui';
import type { ModalName } from '../page/modal.slice.ts';
import type { MenuRole } from '../session/session-flags.rules.ts';

/**
 * Places of the layout that a remote may fill. `drawer`: below the buttons of the menu. `account`: the menu
 * of whoever is logged in, in the top bar.
 */
export type SlotName = 'account' | 'drawer';

/** A text by language code; English if a language is missing. */
export type LinkText = Readonly<Record<string, string>>;

/** Who sees an entry of a menu, and where. */
export interface Offer {
  /** Its position: entries are sorted by these numbers. */
  readonly order: number;
  /** Who sees it; everybody if missing. */
  readonly for?: readonly MenuRole[];
  readonly notFor?: readonly MenuRole[];
}

/** A link that a remote adds to the menu. */
export interface MenuLink extends Offer {
  /** Path without language. */
  readonly to: string;
  readonly icon: IconName;
  readonly text: LinkText;
  /** It is in the top bar too, if there is room; `new` has a badge. */
  readonly bar?: 'plain' | 'new';
}

/** An entry that a remote adds to the menu of whoever is logged in: a page or a dialog. */
export interface AccountMenuEntry extends Offer {
  /** Missing if the entry stands for the students themselves, each with picture and name. */
  readonly text?: LinkText;
  /**
   * Path without language. `{student}` is the student who is logged in or chosen, or in an entry without text each
   * student of a parent; without one the entry is left out.
   */
  readonly to?: string;
  /** The dialog that it opens; it needs no props. */
  readonly modal?: ModalName;
  /** It is shown only to a student, or if a student is chosen. */
  readonly needsStudent?: boolean;
}

/** One line of /remotes.json. */
export interface RemoteEntry {
  /** Its name in the federation. */
  readonly name: string;
  readonly version: string;
  /** URL of mf-manifest.json. */
  readonly manifest: string;
  /** First path segments after the language that the remote owns; '' is the index. */
  readonly prefixes: readonly string[];
  /** First path segments whose documents need the shared memory that Stop relies on. */
  readonly isolatedOn?: readonly string[];
  readonly slots?: readonly SlotName[];
  /** Names of its dialogs that any area may open (`modalOpened`). */
  readonly modals?: readonly string[];
  readonly menu?: readonly MenuLink[];
  readonly accountMenu?: readonly AccountMenuEntry[];
  /** Files that the remote's first page needs, relative to the manifest; fetched while the shell starts. */
  readonly preload?: readonly string[];
  /** Scripts of module workers that its pages need; the shell starts them immediately, see `takeEarlyWorker`. */
  readonly workers?: readonly string[];
  /** The prefixes whose pages need these workers; all if missing. */
  readonly workersOn?: readonly string[];
}

export interface RemoteList {
  readonly remotes: readonly RemoteEntry[];
}
