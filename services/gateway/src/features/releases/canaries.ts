import { isFailing, type ListEntry, type Tally } from '@burrow/releases';
import type { Logger } from '@burrow/service-kit';
import { createHmac, randomBytes } from 'node:crypto';
import { isMuchWorse, networkOf } from './canary.rules.ts';
import { VisitorSample } from './visitor-sample.ts';

/** What is known about the versions of one remote since its entry was written. */
interface Trial {
  readonly entry: ListEntry;
  readonly samples: Map<string, VisitorSample>;
  readonly withheld: Set<string>;
  /** Whether it was said that the default fails. */
  isTold: boolean;
}

/** A version of a remote, by its name in the federation. */
export interface Version {
  readonly name: string;
  readonly version: string;
}

const NONE: ReadonlySet<string> = new Set();

const tallyOf = (samples: Trial['samples'], version: string): Tally =>
  samples.get(version)?.tally ?? { given: 0, failed: 0 };

/**
 * Counts who was given which version, and who reported that it failed. Where a list has rules, a version that fails much
 * more often than the default is withheld until an operator writes another entry. A default that fails is told.
 */
export class Canaries {
  readonly #logger: Logger;
  readonly #trials = new Map<string, Trial>();
  /** Addresses are kept only scrambled, by what nobody knows and no disk holds. */
  readonly #salt = randomBytes(32);

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Begins anew for each remote whose entry has changed. */
  follow(entries: readonly ListEntry[]): void {
    const before = new Map(this.#trials);
    this.#trials.clear();
    for (const entry of entries) {
      const known = before.get(entry.name);
      const isSame = known && JSON.stringify(known.entry) === JSON.stringify(entry);
      this.#trials.set(
        entry.name,
        isSame ? known : { entry, samples: new Map(), withheld: new Set(), isTold: false },
      );
    }
  }

  /** @param project the remote's name in the lists */
  withheldOf(project: string): ReadonlySet<string> {
    return this.#trials.get(project)?.withheld ?? NONE;
  }

  /** Each version that is withheld: `mf-play 0.6.0`. */
  get withheld(): string[] {
    return [...this.#trials].flatMap(([project, { withheld }]) =>
      [...withheld].map(version => `${project} ${version}`),
    );
  }

  /** Each default that fails for many: `mf-play 0.6.0`. */
  get failing(): string[] {
    return [...this.#trials].flatMap(([project, { entry, samples }]) =>
      isFailing(tallyOf(samples, entry.default)) ? [`${project} ${entry.default}`] : [],
    );
  }

  /** Of each version that somebody was given within a day. */
  get tallies(): ReadonlyMap<string, Tally> {
    const all = [...this.#trials].flatMap(([project, { samples }]) =>
      [...samples].map(([version, { tally }]) => [`${project} ${version}`, tally] as const),
    );
    return new Map(all);
  }

  given({ name, version }: Version, visitor: string, address: string): void {
    const trial = this.#trialOf(name);
    if (!trial) return;
    const sample = trial.samples.get(version) ?? new VisitorSample();
    trial.samples.set(version, sample);
    sample.add(visitor, this.#scrambled(networkOf(address)), Date.now());
    this.#judge(trial, version);
  }

  failed({ name, version }: Version, visitor: string): void {
    const trial = this.#trialOf(name);
    trial?.samples.get(version)?.fail(visitor);
    if (trial) this.#judge(trial, version);
  }

  #scrambled(network: string): string {
    return createHmac('sha256', this.#salt).update(network).digest('base64url');
  }

  #trialOf(remote: string): Trial | undefined {
    return this.#trials.get(remote.replaceAll('_', '-'));
  }

  #judge(trial: Trial, version: string): void {
    const { entry, samples, withheld } = trial;
    if (version === entry.default) return this.#judgeDefault(trial);
    if (withheld.has(version)) return;
    const [canary, neighbour] = [tallyOf(samples, version), tallyOf(samples, entry.default)];
    if (!isMuchWorse(canary, neighbour)) return;
    withheld.add(version);
    this.#logger.error(
      { remote: entry.name, version, canary, neighbour },
      'this version fails too often and is withheld: everybody gets the default',
    );
  }

  #judgeDefault(trial: Trial): void {
    const { default: version, name: remote } = trial.entry;
    const tally = tallyOf(trial.samples, version);
    if (trial.isTold || !isFailing(tally)) return;
    trial.isTold = true;
    this.#logger.error({ remote, version, ...tally }, 'the version that everybody gets fails for many');
  }
}
