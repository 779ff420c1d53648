/** How often somebody has called at all gateways in a minute, as far as this one was told. */
interface SharedMinute {
  readonly calls: number;
  readonly endsAt: number;
}

/** Calls of somebody that the others do not know of yet. */
export interface UntoldCalls {
  readonly caller: string;
  readonly calls: number;
}

/** More different callers than this within two seconds are no longer kept apart. */
const MOST_UNTOLD = 20_000;

/**
 * What this gateway has to tell of those who call much, and what it knows from the others. Times are in milliseconds, and
 * given, so that a minute can pass in a test.
 */
export class SharedMinutes {
  #untold = new Map<string, number>();
  readonly #minutes = new Map<string, SharedMinute>();

  /** Returns for how long somebody has to wait who has used up the limit of all gateways; 0 if they have not. */
  waitOf(caller: string, max: number, now: number): number {
    const minute = this.#minutes.get(caller);
    if (!minute || minute.endsAt <= now) return 0;
    return minute.calls + (this.#untold.get(caller) ?? 0) < max ? 0 : minute.endsAt - now;
  }

  add(caller: string): void {
    const calls = this.#untold.get(caller);
    if (calls !== undefined || this.#untold.size < MOST_UNTOLD) this.#untold.set(caller, (calls ?? 0) + 1);
  }

  /**
   * Takes what is to be told: those who called most, the most first. What is beyond `most` is not told later: it would
   * count in a minute in which it was not.
   */
  take(most: number): UntoldCalls[] {
    const all = [...this.#untold].map(([caller, calls]) => ({ caller, calls }));
    this.#untold = new Map();
    return all.sort((one, other) => other.calls - one.calls).slice(0, most);
  }

  /** Keeps what all gateways have counted, and forgets minutes that are over. */
  learn(counted: readonly (UntoldCalls & { readonly endsInMs: number })[], now: number): void {
    for (const [caller, { endsAt }] of this.#minutes) if (endsAt <= now) this.#minutes.delete(caller);
    for (const { caller, calls, endsInMs } of counted)
      this.#minutes.set(caller, { calls, endsAt: now + endsInMs });
  }
}
