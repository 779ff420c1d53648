// What gateways say of versions: in their metrics, and in the store.
import { entriesOf, isFailing, Withholdings } from '../../packages/releases/src/index.ts';
import { Refusal } from './operator.mjs';

const valuesIn = (text, metric) =>
  [...text.matchAll(new RegExp(`^${metric}\\{release="([^"]+)"\\} (\\d+)$`, 'gm'))].map(
    ([, release, value]) => [release, Number(value)],
  );

async function metricsOf(address) {
  try {
    const answer = await fetch(new URL('/metrics', address), { signal: AbortSignal.timeout(5_000) });
    if (answer.ok) return await answer.text();
    throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    throw new Refusal(
      `The metrics of ${address} (METRICS_URL) cannot be read: ${error.cause?.message ?? error.message}`,
    );
  }
}

/**
 * Of each release, such as "mf-play 0.6.0": how many visitors were given it within a day, how many of them report that it
 * fails, and whether a gateway withholds it. METRICS_URL names all gateways, separated by commas; null without it. They count
 * together: who has counted most says most.
 */
export async function readFigures() {
  const { METRICS_URL } = process.env;
  if (!METRICS_URL) return null;
  const texts = await Promise.all(METRICS_URL.split(',').map(one => metricsOf(one.trim())));
  const figures = new Map();
  const of = release => {
    const known = figures.get(release) ?? { given: 0, failed: 0, isWithheld: false };
    figures.set(release, known);
    return known;
  };
  for (const text of texts) {
    const failed = new Map(valuesIn(text, 'release_visitors_failed'));
    for (const [release, given] of valuesIn(text, 'release_visitors'))
      if (given > of(release).given) Object.assign(of(release), { given, failed: failed.get(release) ?? 0 });
    for (const [release] of valuesIn(text, 'releases_withheld')) of(release).isWithheld = true;
  }
  return figures;
}

/** What the store says is withheld of the list in force. */
export async function readWithheld({ store, lists }) {
  const [inForce] = await lists.history(1);
  return inForce ? new Withholdings(store).inForce(entriesOf(inForce)) : [];
}

const inNumbers = ({ at, canary: { failed, given } }) =>
  `since ${at}, when ${failed} of ${given} reported that it fails`;

/** From whom a version is withheld, in words; the organisations one by one. */
export const withheldInWords = ({ scope, ...numbers }) =>
  `WITHHELD from ${{ visitors: 'all but testers', staff: 'staff' }[scope] ?? `organisation ${scope}`} ${inNumbers(numbers)}`;

/** Why a version should not go to more people; members of one organisation have no say in it. */
export const reasonsWithheld = (withheld, { name, version }) =>
  withheld
    .filter(one => one.name === name && one.version === version && ['visitors', 'staff'].includes(one.scope))
    .map(one => `${name} ${version}: ${withheldInWords(one)}`);

/** What the figures say of a release, in words; empty if nobody was given it. */
export const inFigures = figure =>
  figure?.given > 0 ? `${figure.failed} of ${figure.given} visitors within a day report that it fails` : '';

/** Why a release should not go to more people; null where nothing is against it. */
export function reasonIn(figure) {
  if (figure?.isWithheld)
    return `a gateway withholds it, since it fails too often (${inFigures(figure) || 'METRICS_URL has no counts'})`;
  return figure && isFailing(figure) ? inFigures(figure) : null;
}
