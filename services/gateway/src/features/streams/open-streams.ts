import { DomainError, type FastifyReply, type Identity } from '@burrow/service-kit';
import { holderOf, type StreamHolder, surplusOf } from './streams.rules.ts';

const RETRY_AFTER_S = 30;

/** The open answers, the oldest first: how many there are for each session, person and in all. They end before the gateway does. */
export class OpenStreams {
  readonly #answers = new Map<FastifyReply['raw'], StreamHolder>();
  readonly #most: number;
  #isEnding = false;

  /** @param most how many this process keeps open */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Makes room for an answer: the oldest of whoever has too many ends.
   * @throws DomainError platform/not-ready while the gateway is stopping, platform/busy if it has as many as it may keep open
   */
  admit(identity: Identity, { raw }: FastifyReply): void {
    if (this.#isEnding)
      throw new DomainError('platform/not-ready', 'This part of the platform is stopping.', {
        retryAfter: 1,
      });
    const holder = holderOf(identity);
    // Of a browser that has gone meanwhile, no end would be told.
    if (holder === null || raw.destroyed) return;
    for (const oldest of surplusOf(this.#answers, holder)) {
      this.#answers.delete(oldest);
      oldest.end();
    }
    if (this.#answers.size >= this.#most)
      throw new DomainError('platform/busy', 'Too many streams are open.', {
        retryAfter: RETRY_AFTER_S,
      });
    this.#answers.set(raw, holder);
    raw.once('close', () => this.#answers.delete(raw));
  }

  /** Ends every answer and accepts no more: browsers reconnect to another gateway. */
  end(): void {
    this.#isEnding = true;
    for (const raw of this.#answers.keys()) raw.end();
  }
}
