/** The bytes that are read end too early. */
export class EndedEarlyError extends Error {
  constructor() {
    super('it ends too early');
  }
}

/** Reads a stream in pieces of the length that is asked for. */
export class ExactBytes {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** @throws EndedEarlyError if there are fewer */
  async take(length: number): Promise<Buffer> {
    const parts = [this.#rest];
    let had = this.#rest.length;
    while (had < length) {
      const next = await this.#source.next();
      if (next.done) throw new EndedEarlyError();
      parts.push(next.value);
      had += next.value.length;
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    this.#rest = all.subarray(length);
    return all.subarray(0, length);
  }

  /** Whether nothing is left. */
  async isAtEnd(): Promise<boolean> {
    if (this.#rest.length > 0) return false;
    const next = await this.#source.next();
    if (next.done) return true;
    this.#rest = next.value;
    return this.isAtEnd();
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}
