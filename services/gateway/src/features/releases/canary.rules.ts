import type { Tally } from '@burrow/releases';

/** More than three networks, by as many visitors as each of them may contribute, or so many people who are logged in. */
export const LEAST_TO_WITHHOLD = 7;
const WORSE_BY = 2;
/** How often a sound version may be withheld. */
const FALSE_ALARMS = 0.005;
/** What is assumed of a default before anybody has it: that it fails for one of ten. */
const ASSUMED = 10;
/** How many standard errors a default may fail more often than was seen. */
const MARGIN = 3;

/** How many visitors of one network count: whoever throws cookies away becomes many visitors. */
export const MOST_OF_NETWORK = 2;

/** How often a version may fail beside its neighbour: twice as often, and as often as the neighbour perhaps does. */
function mostOften(neighbour: Tally): number {
  const seen = neighbour.given + ASSUMED;
  const rate = (neighbour.failed + 1) / seen;
  return Math.max(WORSE_BY * rate, rate + MARGIN * Math.sqrt((rate * (1 - rate)) / seen));
}

/** The logarithm of a factorial. */
function logFactorial(of: number): number {
  let sum = 0;
  for (let factor = 2; factor <= of; factor += 1) sum += Math.log(factor);
  return sum;
}

/**
 * Whether a version fails much more often than the one that its neighbours get. It protects those who get a version before
 * everybody from one that fails for them; whoever wants to take back a sound one has to come from four networks at least,
 * before many others have it, and a version that fails less than twice as often as the default gets by.
 *
 * It may be asked after each visitor: a sequential test, Wald's (Sequential Tests of Statistical Hypotheses, 1945) with
 * Robbins' mixture (Statistical Methods Related to the Law of the Iterated Logarithm, 1970) in place of one alternative.
 * The likelihood of what was seen, averaged over all rates from 0 to 1, is divided by its likelihood at the highest rate that
 * is still right: `(1/(n+1)/binomial(n,k)) / (p^k·(1-p)^(n-k))`. While that rate is true, the quotient is a martingale, which
 * by Ville's inequality (1939) ever reaches `1/α` with a probability of α at most. A report that comes late only lowers it.
 */
export function isMuchWorse(canary: Tally, neighbour: Tally): boolean {
  const { given, failed } = canary;
  if (failed < LEAST_TO_WITHHOLD) return false;
  const limit = mostOften(neighbour);
  if (limit >= 1 || failed <= limit * given) return false;
  const averaged = logFactorial(failed) + logFactorial(given - failed) - logFactorial(given + 1);
  const atLimit = failed * Math.log(limit) + (given - failed) * Math.log(1 - limit);
  return averaged - atLimit >= -Math.log(FALSE_ALARMS);
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
