import type { Tally } from '@burrow/releases';
import { MOST_OF_NETWORK } from './canary.rules.ts';

const DAY_MS = 86_400_000;
/** The newest ones are kept. */
const MOST_VISITORS = 5_000;

interface Sampled {
  readonly network: string;
  readonly at: number;
  wasGiven: boolean;
  hasFailed: boolean;
}

/** What is known of a visitor that nobody else knows yet. */
export interface Mark {
  readonly subject: string;
  readonly network: string;
  readonly was_given: boolean;
  readonly has_failed: boolean;
}

/**
 * Visitors of this gateway within a day that were given a version, or report that it failed: of each network only a few.
 * What is not sent yet waits here, and goes with the visitor after a day, or when 5,000 newer ones have come.
 */
export class VisitorSample {
  readonly #visitors = new Map<string, Sampled>();
  readonly #ofNetwork = new Map<string, number>();
  readonly #unsent = new Set<string>();
  #given = 0;
  #failed = 0;

  /** Only those who were given the version here. */
  get tally(): Tally {
    return { given: this.#given, failed: this.#failed };
  }

  /** @param now milliseconds since the epoch */
  give(subject: string, network: string, now: number): void {
    this.#change(subject, network, now, { wasGiven: true });
  }

  /** Whoever was given the version by another gateway may report it here. */
  fail(subject: string, network: string, now: number): void {
    this.#change(subject, network, now, { hasFailed: true });
  }

  /** Returns what nobody else knows, and forgets that it does not. */
  takeUnsent(most: number): Mark[] {
    const marks: Mark[] = [];
    for (const subject of this.#unsent) {
      if (marks.length >= most) break;
      this.#unsent.delete(subject);
      const { network, wasGiven, hasFailed } = this.#visitors.get(subject) ?? {};
      if (network === undefined) continue;
      marks.push({ subject, network, was_given: wasGiven === true, has_failed: hasFailed === true });
    }
    return marks;
  }

  /** They did not arrive. */
  giveBack(marks: readonly Mark[]): void {
    for (const { subject } of marks) if (this.#visitors.has(subject)) this.#unsent.add(subject);
  }

  #change(subject: string, network: string, now: number, change: Partial<Sampled>): void {
    this.#drop(now - DAY_MS, MOST_VISITORS);
    const sampled = this.#visitors.get(subject) ?? this.#add(subject, network, now);
    if (!sampled) return;
    const before = { ...sampled };
    Object.assign(sampled, change);
    if (sampled.wasGiven === before.wasGiven && sampled.hasFailed === before.hasFailed) return;
    this.#unsent.add(subject);
    this.#count(before, -1);
    this.#count(sampled, 1);
  }

  #add(subject: string, network: string, at: number): Sampled | null {
    const others = this.#ofNetwork.get(network) ?? 0;
    if (others >= MOST_OF_NETWORK) return null;
    this.#drop(-1, MOST_VISITORS - 1);
    const sampled = { network, at, wasGiven: false, hasFailed: false };
    this.#visitors.set(subject, sampled);
    this.#ofNetwork.set(network, others + 1);
    return sampled;
  }

  #count({ wasGiven, hasFailed }: Sampled, by: 1 | -1): void {
    if (!wasGiven) return;
    this.#given += by;
    if (hasFailed) this.#failed += by;
  }

  /** Drops those who came before a time, and the oldest of more than so many. */
  #drop(before: number, most: number): void {
    for (const [subject, sampled] of this.#visitors) {
      if (sampled.at > before && this.#visitors.size <= most) return;
      this.#visitors.delete(subject);
      this.#unsent.delete(subject);
      this.#count(sampled, -1);
      const others = (this.#ofNetwork.get(sampled.network) ?? 1) - 1;
      if (others > 0) this.#ofNetwork.set(sampled.network, others);
      else this.#ofNetwork.delete(sampled.network);
    }
  }
}
