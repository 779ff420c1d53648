import type { Tally } from '@burrow/releases';
import { MOST_OF_NETWORK } from './canary.rules.ts';

const DAY_MS = 86_400_000;
/** The newest ones are kept. */
const MOST_VISITORS = 5_000;

interface Sampled {
  readonly network: string;
  readonly at: number;
  hasFailed: boolean;
}

/** Visitors that were given a version within a day, and which of them reported a failure: of each network only a few. */
export class VisitorSample {
  readonly #visitors = new Map<string, Sampled>();
  readonly #ofNetwork = new Map<string, number>();
  #failed = 0;

  get tally(): Tally {
    return { given: this.#visitors.size, failed: this.#failed };
  }

  /** @param now milliseconds since the epoch */
  add(visitor: string, network: string, now: number): void {
    this.#dropOld(now - DAY_MS);
    const others = this.#ofNetwork.get(network) ?? 0;
    if (this.#visitors.has(visitor) || others >= MOST_OF_NETWORK) return;
    this.#visitors.set(visitor, { network, at: now, hasFailed: false });
    this.#ofNetwork.set(network, others + 1);
  }

  /** Counts a failure of somebody who is in the sample, once. */
  fail(visitor: string): void {
    const sampled = this.#visitors.get(visitor);
    if (!sampled || sampled.hasFailed) return;
    sampled.hasFailed = true;
    this.#failed += 1;
  }

  #dropOld(before: number): void {
    for (const [visitor, { network, at, hasFailed }] of this.#visitors) {
      if (at > before && this.#visitors.size < MOST_VISITORS) return;
      this.#visitors.delete(visitor);
      if (hasFailed) this.#failed -= 1;
      const others = (this.#ofNetwork.get(network) ?? 1) - 1;
      if (others > 0) this.#ofNetwork.set(network, others);
      else this.#ofNetwork.delete(network);
    }
  }
}
