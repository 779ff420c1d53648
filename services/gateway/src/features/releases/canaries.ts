import { isFailing, type ListEntry, type Tally, type Visitor } from '@burrow/releases';
import { type Logger, purposeSecret, signingKey } from '@burrow/service-kit';
import { createHmac } from 'node:crypto';
import { isMuchWorse, networkOf } from './canary.rules.ts';
import type { ReleaseCounts } from './release-counts.ts';
import {
  countedAs,
  everybodysGroup,
  releasesOf,
  type Version,
  withholdable,
} from './release-groups.rules.ts';
import type { WithheldReleases } from './withheld-releases.ts';

/** The list in force. */
interface InForce {
  readonly number: number;
  readonly entries: readonly ListEntry[];
}

/**
 * Counts who was given which version, and who reported that it failed. Where a list has rules, a version that fails much
 * more often than the default is withheld from those whom a rule concerns, until an operator writes the rule anew. A
 * default that fails is told.
 */
export class Canaries {
  readonly #logger: Logger;
  readonly #counts: ReleaseCounts;
  readonly #withheld: WithheldReleases;
  /** Who it was is kept only scrambled, by a key that no service and no store knows, and for each release differently. */
  readonly #key: string;
  #inForce: InForce = { number: 0, entries: [] };
  #told: readonly string[] = [];
  #judging: Promise<void> | null = null;

  constructor(counts: ReleaseCounts, withheld: WithheldReleases, cookieSecret: string, logger: Logger) {
    this.#counts = counts;
    this.#withheld = withheld;
    this.#key = signingKey(purposeSecret(cookieSecret, 'release visitors'));
    this.#logger = logger;
  }

  follow(inForce: InForce): void {
    this.#inForce = inForce;
    const defaults = inForce.entries.map(({ name, default: version }) => `${name} ${version}`);
    this.#told = this.#told.filter(release => defaults.includes(release));
    const groups = inForce.entries.flatMap(entry => [
      everybodysGroup(entry),
      ...withholdable(entry, false).map(({ group }) => group),
    ]);
    this.#counts.keep(groups, releasesOf(inForce.entries));
  }

  /** Each version that is withheld from more than the members of one organisation: `mf-play 0.6.0`. */
  get withheld(): string[] {
    const wide = this.#withheld.all.filter(({ scope }) => scope === 'visitors' || scope === 'staff');
    return [...new Set(wide.map(({ name, version }) => `${name} ${version}`))];
  }

  /** How many organisations each version is withheld from by their own rule. */
  get withheldFromOrganizations(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { name, version, scope } of this.#withheld.all) {
      const release = `${name} ${version}`;
      if (scope !== 'visitors' && scope !== 'staff') counts.set(release, (counts.get(release) ?? 0) + 1);
    }
    return counts;
  }

  /** Each default that fails for many: `mf-play 0.6.0`. */
  get failing(): string[] {
    return this.#inForce.entries.flatMap(entry =>
      isFailing(this.#counts.tallyOf(everybodysGroup(entry))) ? [`${entry.name} ${entry.default}`] : [],
    );
  }

  /** Of each version that somebody was given within a day, whoever they are. */
  get tallies(): ReadonlyMap<string, Tally> {
    const all = new Map<string, Tally>();
    for (const entry of this.#inForce.entries) {
      const rules = withholdable(entry, true).map(({ group, rule: { version } }) => ({ group, version }));
      for (const { group, version } of [
        { group: everybodysGroup(entry), version: entry.default },
        ...rules,
      ]) {
        const { given, failed } = this.#counts.tallyOf(group);
        const known = all.get(`${entry.name} ${version}`) ?? { given: 0, failed: 0 };
        if (given > 0)
          all.set(`${entry.name} ${version}`, { given: known.given + given, failed: known.failed + failed });
      }
    }
    return all;
  }

  given(version: Version, visitor: Visitor, address: string): void {
    this.#count('give', version, visitor, address);
  }

  failed(version: Version, visitor: Visitor, address: string): void {
    this.#count('fail', version, visitor, address);
  }

  /** Judges each release by what all gateways have counted now. Never rejects; one at a time. */
  judge(): Promise<void> {
    this.#judging ??= this.#judge().finally(() => {
      this.#judging = null;
    });
    return this.#judging;
  }

  /** What was counted last is not lost. */
  async close(): Promise<void> {
    await this.#judging;
    await this.#counts.exchange();
  }

  async #judge(): Promise<void> {
    await this.#counts.exchange();
    for (const entry of this.#inForce.entries) {
      this.#judgeDefault(entry);
      await this.#judgeRules(entry);
    }
  }

  #count(how: 'give' | 'fail', { name, version }: Version, visitor: Visitor, address: string): void {
    const project = name.replaceAll('_', '-');
    const entry = this.#inForce.entries.find(one => one.name === project);
    const counted = entry && countedAs(entry, version, visitor, this.#withheld.of(project));
    if (!counted) return;
    const { group, subject, isPerson } = counted;
    const scrambled = (word: string): string =>
      createHmac('sha256', this.#key).update(`${group.release} ${group.scope} ${word}`).digest('base64url');
    const own = scrambled(subject);
    this.#counts[how](group, own, isPerson ? own : scrambled(`network ${networkOf(address)}`));
  }

  async #judgeRules(entry: ListEntry): Promise<void> {
    const neighbour = this.#counts.tallyOf(everybodysGroup(entry));
    const { number: list } = this.#inForce;
    for (const { rule, scope, group } of withholdable(entry, true)) {
      const isKnown = this.#withheld
        .of(entry.name)
        .some(one => one.version === rule.version && one.scope === scope && rule.since <= one.list);
      const canary = this.#counts.tallyOf(group);
      if (isKnown || !isMuchWorse(canary, neighbour)) continue;
      const { version } = rule;
      const at = new Date().toISOString();
      await this.#withheld.add({ name: entry.name, version, scope, list, at, canary, neighbour });
    }
  }

  #judgeDefault(entry: ListEntry): void {
    const { name: remote, default: version } = entry;
    const tally = this.#counts.tallyOf(everybodysGroup(entry));
    const release = `${remote} ${version}`;
    if (!isFailing(tally) || this.#told.includes(release)) return;
    this.#told = [...this.#told, release];
    this.#logger.error({ remote, version, ...tally }, 'the version that everybody gets fails for many');
  }
}
