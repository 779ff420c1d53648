import type { ResolvedSession } from '@burrow/contracts';
import type { ServerResponse } from 'node:http';
import { type ClassTies, END_TEXT, isFor, messageText, positionText } from './stream.rules.ts';
import type { KeptMessage } from './stream-messages.queries.ts';

/** A browser that reads so slowly that this many bytes are waiting is disconnected, and comes back later. */
const MOST_WAITING_BYTES = 65_536;

/** One browser's stream. */
export class OpenStream {
  /** The public id of its session. */
  readonly session: string;
  readonly #response: ServerResponse;
  #lastId: number;

  constructor(session: string, response: ServerResponse, lastId: number) {
    this.session = session;
    this.#response = response;
    this.#lastId = lastId;
  }

  /** The newest message that was handled, whether it was sent or not meant for it. */
  get lastId(): number {
    return this.#lastId;
  }

  /** Sends the current position. */
  beat(): void {
    this.#write(positionText(this.#lastId));
  }

  /** Says that messages before its beginning are lost. */
  tellMissed(): void {
    this.#write(messageText(this.#lastId, 'missed'));
  }

  /** Sends those messages that are for whoever has the session now, and were not sent yet. */
  deliver(
    messages: readonly KeptMessage[],
    session: ResolvedSession,
    classes: ReadonlyMap<string, ClassTies>,
  ): void {
    for (const { id, topic, audience } of messages) {
      if (id <= this.#lastId) continue;
      this.#lastId = id;
      if (isFor(audience, session, classes)) this.#write(messageText(id, topic));
    }
  }

  /** Goes on after messages that are not for it. */
  pass(messages: readonly KeptMessage[]): void {
    this.#lastId = Math.max(this.#lastId, messages.at(-1)?.id ?? 0);
  }

  /** Ends it; the browser comes back unless the session is over. */
  end(isSessionOver = false): void {
    if (isSessionOver) this.#write(END_TEXT);
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > MOST_WAITING_BYTES) this.#response.destroy();
  }
}
