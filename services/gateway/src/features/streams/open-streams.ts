import { DomainError, type FastifyReply } from '@burrow/service-kit';

/** One for each tab of a browser whose tabs cannot share one; nobody needs more. */
const MOST_OF_VISITOR = 8;
const RETRY_AFTER_S = 30;

/** The open answers: how many a visitor has, and all of them, so that they end before the gateway does. */
export class OpenStreams {
  readonly #answers = new Map<FastifyReply['raw'], string>();
  #isEnding = false;

  /** @throws DomainError request/too-many, or platform/not-ready while the gateway is stopping */
  admit(visitor: string, { raw }: FastifyReply): void {
    if (this.#isEnding)
      throw new DomainError('platform/not-ready', 'This part of the platform is stopping.', {
        retryAfter: 1,
      });
    if ([...this.#answers.values()].filter(each => each === visitor).length >= MOST_OF_VISITOR) {
      throw new DomainError('request/too-many', 'This browser has too many streams open.', {
        retryAfter: RETRY_AFTER_S,
      });
    }
    this.#answers.set(raw, visitor);
    raw.once('close', () => this.#answers.delete(raw));
  }

  /** Ends every answer and accepts no more: browsers reconnect to another gateway. */
  end(): void {
    this.#isEnding = true;
    for (const raw of this.#answers.keys()) raw.end();
  }
}
