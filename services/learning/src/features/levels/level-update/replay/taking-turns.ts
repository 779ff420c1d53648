/** Runs tasks with the same key one after the other, and those with different keys in parallel. */
export class TakingTurns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const mine = before ? before.then(task, task) : task();
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
