import { DomainError, type FastifyReply } from '@burrow/service-kit';

/** One for each tab where a browser's tabs cannot share one; more are nobody's need. */
const MOST_OF_VISITOR = 8;
const RETRY_AFTER_S = 30;

/** The answers that go on: how many a visitor has, and all, so that they end before the gateway does. */
export class OpenStreams {
  readonly #answers = new Map<FastifyReply['raw'], string>();
  #isEnding = false;

  /** @throws DomainError request/too-many, or platform/not-ready while the gateway ends */
  admit(visitor: string, { raw }: FastifyReply): void {
    if (this.#isEnding)
      throw new DomainError('platform/not-ready', 'This part of the platform ends.', { retryAfter: 1 });
    if ([...this.#answers.values()].filter(each => each === visitor).length >= MOST_OF_VISITOR) {
      throw new DomainError('request/too-many', 'This browser has too many streams open.', {
        retryAfter: RETRY_AFTER_S,
      });
    }
    this.#answers.set(raw, visitor);
    raw.once('close', () => this.#answers.delete(raw));
  }

  /** Ends every answer and admits no more: browsers come back by another way. */
  end(): void {
    this.#isEnding = true;
    for (const raw of this.#answers.keys()) raw.end();
  }
}
