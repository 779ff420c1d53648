interface Entry<Value> {
  readonly value: Value;
  readonly expiresAt: number;
}

/** A bounded map whose entries end at a time (milliseconds since the epoch); the oldest leave first. */
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

  /** Takes away every entry whose value fits. */
  deleteWhere(fits: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (fits(value)) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
