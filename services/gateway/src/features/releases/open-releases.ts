import { type Logger, SettingError } from '@burrow/service-kit';
import type { GatewaySettings } from '../../config/env.ts';
import { BuiltReleases } from './built-releases.ts';
import { ListedRemotes } from './listed-remotes.ts';
import type { CountsClient } from './release-counts.ts';
import type { Releases } from './releases.types.ts';
import { StoredReleases } from './stored-releases.ts';

type ReleaseSettings = Pick<
  GatewaySettings,
  'RELEASES' | 'REMOTES_FILE' | 'REMOTE_ORIGINS' | 'WEB_MOUNTS' | 'COOKIE_SECRET'
>;

/**
 * Opens the releases that the settings name: a store, a list written by hand, otherwise the builds.
 * @param client by which gateways of a store count together
 * @throws SettingError
 */
export async function openReleases(
  { RELEASES, REMOTES_FILE, REMOTE_ORIGINS, WEB_MOUNTS, COOKIE_SECRET }: ReleaseSettings,
  client: CountsClient,
  logger: Logger,
): Promise<Releases> {
  if (RELEASES !== undefined) {
    const parts = { mounts: WEB_MOUNTS, cookieSecret: COOKIE_SECRET, client, logger };
    return StoredReleases.open(RELEASES, parts);
  }
  if (REMOTE_ORIGINS.length > 0)
    throw new SettingError('Bad setting: REMOTE_ORIGINS needs RELEASES, whose files have known hashes');
  if (REMOTES_FILE !== undefined) return new ListedRemotes(WEB_MOUNTS, REMOTES_FILE, logger);
  return new BuiltReleases(WEB_MOUNTS);
}
