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
    help: 'Versions that fail too often, so that this gateway gives the default instead. See npm run releases.',
    label: 'release',
    read: async () => Object.fromEntries((releases.canaries?.withheld ?? []).map(release => [release, 1])),
  });
}
