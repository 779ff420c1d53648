import type { Metrics } from '@burrow/service-kit';
import type { Releases } from './releases.types.ts';

/** Publishes what is wrong with releases. */
export function publishReleases(metrics: Metrics, releases: Releases): void {
  metrics.gauge({
    name: 'release_faults',
    help: 'What is wrong with the release of a remote: that many reasons. See npm run releases.',
    label: 'remote',
    read: async () =>
      Object.fromEntries(Object.entries(releases.faults).map(([name, reasons]) => [name, reasons.length])),
  });
  metrics.gauge({
    name: 'releases_withheld',
    help: 'Versions that fail too often, so that gateways give the default instead. See npm run releases.',
    label: 'release',
    read: async () => Object.fromEntries((releases.canaries?.withheld ?? []).map(release => [release, 1])),
  });
  metrics.gauge({
    name: 'releases_withheld_from_organizations',
    help: 'From how many organisations, which get a version by a rule of their own, it is withheld.',
    label: 'release',
    read: async () => Object.fromEntries(releases.canaries?.withheldFromOrganizations ?? []),
  });
  metrics.gauge({
    name: 'releases_failing',
    help: 'Versions that everybody gets and that fail for every tenth visitor or more: npm run rollback.',
    label: 'release',
    read: async () => Object.fromEntries((releases.canaries?.failing ?? []).map(release => [release, 1])),
  });
  const counts = (of: 'given' | 'failed') => async () =>
    Object.fromEntries(
      [...(releases.canaries?.tallies ?? [])].map(([release, tally]) => [release, tally[of]]),
    );
  metrics.gauge({
    name: 'release_visitors',
    help: 'Distinct visitors who were given a version within a day, of each network two at most: by all gateways, or by this one while account does not answer.',
    label: 'release',
    read: counts('given'),
  });
  metrics.gauge({
    name: 'release_visitors_failed',
    help: 'How many of release_visitors report that it fails.',
    label: 'release',
    read: counts('failed'),
  });
}
