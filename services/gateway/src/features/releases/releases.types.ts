import type { ReleaseFaults, Remote } from '@burrow/releases';
import type { Mount } from '../../config/mounts.rules.ts';

/** Which version of each remote there is, and where the site's files are. */
export interface Releases {
  /** Folders and the paths below which they are served; the longest prefix first. */
  readonly mounts: readonly Mount[];
  /**
   * The entries of /remotes.json as they are now.
   * @throws Error when no list could be read since the start
   */
  remotes(): Promise<readonly Remote[]>;
  /** Makes sure that a file of a release is on this machine, if it is anywhere. */
  bring(pathname: string): Promise<void>;
  /** What is wrong now, by remote. */
  readonly faults: ReleaseFaults;
  close(): void;
}
