import type { ListEntry } from '@burrow/releases';
import type { Logger } from '@burrow/service-kit';
import { createHmac, randomBytes } from 'node:crypto';
import { isMuchWorse, networkOf } from './canary.rules.ts';
import { VisitorSample } from './visitor-sample.ts';

/** What is known about the versions of one remote since its entry was written. */
interface Trial {
  readonly entry: ListEntry;
  readonly samples: Map<string, VisitorSample>;
  readonly withheld: Set<string>;
}

/** A version of a remote, by its name in the federation. */
export interface Version {
  readonly name: string;
  readonly version: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Counts who was given which version where a list has rules, and who reported that it failed. A version that fails much
 * more often than the default is withheld until an operator writes another entry.
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
      if (!entry.rules?.length) continue;
      const known = before.get(entry.name);
      const isSame = known && JSON.stringify(known.entry) === JSON.stringify(entry);
      this.#trials.set(entry.name, isSame ? known : { entry, samples: new Map(), withheld: new Set() });
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

  #judge({ entry, samples, withheld }: Trial, version: string): void {
    if (version === entry.default || withheld.has(version)) return;
    const tallyOf = (each: string) => samples.get(each)?.tally ?? { given: 0, failed: 0 };
    const [canary, neighbour] = [tallyOf(version), tallyOf(entry.default)];
    if (!isMuchWorse(canary, neighbour)) return;
    withheld.add(version);
    this.#logger.error(
      { remote: entry.name, version, canary, neighbour },
      'this version fails too often and is withheld: everybody gets the default',
    );
  }
}
