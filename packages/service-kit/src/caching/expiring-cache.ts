interface Entry<Value> {
  readonly value: Value;
  readonly expiresAt: number;
}

/** A bounded map whose entries expire at a time (milliseconds since the epoch). When it is full, the oldest entries are dropped. */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt > now) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, value: Value, expiresAt: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt });
    if (this.#entries.size <= this.#limit) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Removes every entry whose value matches. */
  deleteWhere(fits: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (fits(value)) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
