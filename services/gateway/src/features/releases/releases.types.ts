import type { ReleaseFaults, Remote, Visitor } from '@burrow/releases';
import type { Mount } from '../../config/mounts.rules.ts';
import type { Canaries } from './canaries.ts';
import type { KeptSite } from './kept-site.ts';

/** The version of each remote, and where the site's files are. */
export interface Releases {
  /** Folders and the paths below which they are served; the longest prefix first. */
  readonly mounts: readonly Mount[];
  /** Whether it takes a session to know what somebody gets. */
  readonly asksForSession: boolean;
  /**
   * Returns the current entries of /remotes.json, as this visitor gets them.
   * @throws Error if no list could be read since the start
   */
  remotes(visitor: Visitor): Promise<readonly Remote[]>;
  /** Whether some visitors get this version of a remote now. */
  isGiven(remote: string, version: string): Promise<boolean>;
  /** The versions that some get before everybody; null where there can be none. */
  readonly canaries: Canaries | null;
  /** Ensures that a file of a release is on this machine, if it exists anywhere. */
  bring(pathname: string): Promise<void>;
  /** The files that documents name, of every gateway of the store; null without one. */
  readonly site: KeptSite | null;
  /** What is wrong now, by remote; `shell` for the site's own files. */
  readonly faults: ReleaseFaults;
  close(): void | Promise<void>;
}
