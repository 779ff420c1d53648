import { OWNER_HEADER } from '@burrow/contracts/calls';
import type { Answered, Ask, ReadsOfTabs } from '../api/shared-reads.ts';
import { after } from '../page/after.ts';

/** How the lock of a read, and the channel of its answers, are named; the owner follows. */
const NAME = 'burrow-read';
/** Nobody reads the same again before. */
const PACE_MS = 1_000;
/** The tab that reads may be asleep, or its answer lost: then each reads for itself. */
const PATIENCE_MS = 5_000;
/** What the others did not need by then, they do not need any more. */
const KEPT_MS = 10_000;

interface SharedAnswer {
  readonly address: string;
  /** The last message of the stream that the tab had heard when it asked. */
  readonly heard: string;
  /** When it asked, in milliseconds since 1970: all tabs have one clock. */
  readonly askedAt: number;
  readonly data: unknown;
}

export interface TabReadsOptions {
  /** Whose page this is. The tabs of anybody else hear nothing of its answers. */
  readonly owner: string;
  /** The last message of the stream that this tab has heard. */
  readonly lastId: () => string | null;
  readonly signal: AbortSignal;
}

/**
 * The reads of a tab that the browser's other tabs want too. Whose turn it is (a Web Lock for each address) reads, tells the
 * others, and keeps the turn for a second. A tab that is closed loses its turn to the next one, which then reads. An answer
 * serves a tab if it was asked for after everything that this tab has heard, and after what it wrote itself.
 */
export class TabReads implements ReadsOfTabs {
  readonly #options: TabReadsOptions;
  readonly #channel: BroadcastChannel;
  readonly #answers = new Map<string, SharedAnswer>();
  /** Of reads that wait: each looks whether there is an answer, or no longer waits for one. */
  readonly #waiting = new Set<(isAlone: boolean) => void>();
  #wroteAt = 0;

  constructor(options: TabReadsOptions) {
    this.#options = options;
    this.#channel = new BroadcastChannel(`${NAME} ${options.owner}`);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<SharedAnswer>) => this.#take(data));
    options.signal.addEventListener('abort', () => this.#close(), { once: true });
  }

  read<Answer extends Answered>(
    address: string,
    ask: Ask<Answer>,
  ): Promise<Answer | { readonly data: unknown }> {
    const { promise, resolve } = Promise.withResolvers<Answer | { readonly data: unknown }>();
    const waiting = new AbortController();
    const look = (isAlone: boolean): void => {
      const answer = this.#find(address);
      if (!answer && !isAlone) return;
      stop();
      waiting.abort();
      resolve(answer ?? ask({}));
    };
    const cancel = after(PATIENCE_MS, () => look(true));
    const stop = (): void => {
      cancel();
      this.#waiting.delete(look);
    };
    const inTurn = async (): Promise<void> => {
      if (waiting.signal.aborted) return;
      stop();
      const answer = this.#askForAll(address, ask);
      resolve(answer);
      await this.#turnOver(answer);
    };
    this.#waiting.add(look);
    look(this.#options.signal.aborted);
    if (!waiting.signal.aborted)
      navigator.locks
        .request(`${NAME} ${this.#options.owner} ${address}`, { signal: waiting.signal }, inTurn)
        .catch(() => this.#waiting.has(look) && look(true));
    return promise;
  }

  afterWrite(): void {
    this.#wroteAt = Date.now();
    this.#readAlone();
  }

  /** Reads what the others want, too. The server refuses it if the browser is somebody else's by now. */
  async #askForAll<Answer extends Answered>(address: string, ask: Ask<Answer>): Promise<Answer> {
    const { owner, lastId, signal } = this.#options;
    const [heard, askedAt] = [lastId(), Date.now()];
    const answer = await ask({ [OWNER_HEADER]: owner });
    if (answer.error === undefined && heard !== null && !signal.aborted) {
      const told: SharedAnswer = { address, heard, askedAt, data: answer.data };
      this.#channel.postMessage(told);
      this.#take(told);
    }
    return answer;
  }

  /** Resolves when the turn of this tab is over: a second after it asked, once it is answered, or when it is closed. */
  #turnOver(answer: Promise<unknown>): Promise<void> {
    const { signal } = this.#options;
    const { promise, resolve } = Promise.withResolvers<void>();
    const rested = Promise.withResolvers<void>();
    after(PACE_MS, rested.resolve);
    const end = (): void => resolve();
    signal.addEventListener('abort', end);
    void Promise.allSettled([answer, rested.promise]).then(end);
    return promise.finally(() => signal.removeEventListener('abort', end));
  }

  #take(told: SharedAnswer): void {
    for (const [address, { askedAt }] of this.#answers)
      if (told.askedAt - askedAt > KEPT_MS) this.#answers.delete(address);
    this.#answers.set(told.address, told);
    for (const look of this.#waiting) look(false);
  }

  #find(address: string): { readonly data: unknown } | null {
    const last = this.#options.lastId();
    const told = this.#answers.get(address);
    if (!told || last === null || told.askedAt <= this.#wroteAt) return null;
    return BigInt(told.heard) < BigInt(last) ? null : { data: told.data };
  }

  #readAlone(): void {
    for (const look of this.#waiting) look(true);
  }

  #close(): void {
    this.#channel.close();
    this.#answers.clear();
    this.#readAlone();
  }
}
