import { MOST_OF_NETWORK, type Tally } from './canary.rules.ts';

/** The newest ones are kept. */
const MOST_VISITORS = 5_000;

interface Sampled {
  readonly network: string;
  hasFailed: boolean;
}

/** Visitors that were given a version, and which of them reported a failure: of each network only the first few. */
export class VisitorSample {
  readonly #visitors = new Map<string, Sampled>();
  readonly #ofNetwork = new Map<string, number>();
  #failed = 0;

  get tally(): Tally {
    return { given: this.#visitors.size, failed: this.#failed };
  }

  add(visitor: string, network: string): void {
    const others = this.#ofNetwork.get(network) ?? 0;
    if (this.#visitors.has(visitor) || others >= MOST_OF_NETWORK) return;
    if (this.#visitors.size >= MOST_VISITORS) this.#dropOldest();
    this.#visitors.set(visitor, { network, hasFailed: false });
    this.#ofNetwork.set(network, (this.#ofNetwork.get(network) ?? 0) + 1);
  }

  /** Counts a failure of somebody who is in the sample, once. */
  fail(visitor: string): void {
    const sampled = this.#visitors.get(visitor);
    if (!sampled || sampled.hasFailed) return;
    sampled.hasFailed = true;
    this.#failed += 1;
  }

  #dropOldest(): void {
    for (const [visitor, { network, hasFailed }] of this.#visitors) {
      this.#visitors.delete(visitor);
      if (hasFailed) this.#failed -= 1;
      const others = (this.#ofNetwork.get(network) ?? 1) - 1;
      if (others > 0) this.#ofNetwork.set(network, others);
      else this.#ofNetwork.delete(network);
      return;
    }
  }
}
