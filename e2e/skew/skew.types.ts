import type { Side } from './combinations.table.ts';

/** A checkout that is built. */
export interface Checkout {
  /** Absolute. */
  readonly root: string;
  /** What it is called in reports, e.g. the beginning of its commit. */
  readonly name: string;
}

/** What `npm run skew` tells the journeys, in the file that SKEW names. */
export interface Skew {
  /** A remote's folder: `mf-play`. */
  readonly remote: string;
  /** Shell, services and the other remotes of each side. */
  readonly sites: Readonly<Record<Side, Checkout>>;
  /** A store with the release of each remote of each side, whose versions are {@link versions}. */
  readonly store: string;
  readonly versions: Readonly<Record<Side, string>>;
  /** The remotes of each side, by their folders. */
  readonly remotes: Readonly<Record<Side, readonly string[]>>;
  /** The combinations to try, by id. */
  readonly combinations: readonly string[];
  /** The file to which what happened is written. */
  readonly results: string;
}

/** What one journey on one combination showed. */
export interface Outcome {
  readonly combination: string;
  readonly journey: string;
  readonly passed: boolean;
  /** Why it failed. */
  readonly faults: readonly string[];
  /** What the page said meanwhile, and what answers lacked. */
  readonly told: readonly string[];
}
