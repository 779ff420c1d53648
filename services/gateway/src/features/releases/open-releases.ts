import type { Logger } from '@burrow/service-kit';
import type { GatewaySettings } from '../../config/env.ts';
import { BuiltReleases } from './built-releases.ts';
import { ListedRemotes } from './listed-remotes.ts';
import type { Releases } from './releases.types.ts';
import { StoredReleases } from './stored-releases.ts';

/** Opens the releases that the settings name: a store, a list written by hand, otherwise the builds. */
export async function openReleases(
  { RELEASES, REMOTES_FILE, WEB_MOUNTS }: Pick<GatewaySettings, 'RELEASES' | 'REMOTES_FILE' | 'WEB_MOUNTS'>,
  logger: Logger,
): Promise<Releases> {
  if (RELEASES !== undefined) return StoredReleases.open(RELEASES, WEB_MOUNTS, logger);
  if (REMOTES_FILE !== undefined) return new ListedRemotes(WEB_MOUNTS, REMOTES_FILE, logger);
  return new BuiltReleases(WEB_MOUNTS);
}
