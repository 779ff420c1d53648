import { LEAST_FAILED, type Tally } from '@burrow/releases';

/** Below this nothing is concluded about a version. */
const ENOUGH_GIVEN = 30;
const WORSE_BY = 2;

/** How many visitors of one network count: whoever throws cookies away becomes many visitors. */
export const MOST_OF_NETWORK = 2;

/** A neighbour without failures is taken for one with one, since few visitors prove little. */
const rateOf = ({ given, failed }: Tally): number =>
  Math.max(failed / Math.max(given, 1), 1 / Math.max(given, ENOUGH_GIVEN));

/** Whether a version fails at least twice as often as the one that its neighbours get. */
export function isMuchWorse(canary: Tally, neighbour: Tally): boolean {
  if (canary.given < ENOUGH_GIVEN || canary.failed < LEAST_FAILED) return false;
  return canary.failed / canary.given >= WORSE_BY * rateOf(neighbour);
}

/** Returns whom an address stands for here: in IPv6 a /48, since providers lend that many to one client. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = ''] = address.split('::');
  return [...head.split(':'), '0', '0', '0']
    .slice(0, 3)
    .map(group => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
