import { addressOf, openStream } from '@burrow/contracts/calls';
import { STREAM_BEAT_MS, STREAM_END, STREAM_POSITION } from '@burrow/contracts/stream';
import { after } from '../page/after.ts';
import { hasSession } from '../session/has-session.ts';

export interface StreamConnectionOptions {
  /** The message after which to continue, or null to begin now. */
  readonly lastId: () => string | null;
  /** Called with each message; without a topic if it only reports the position. */
  readonly onEvent: (id: string, topic: string | null) => void;
  /**
   * Called when the server is heard of no more, with the time at which it last was (milliseconds since 1970), and with null
   * once it is heard again.
   */
  readonly onCut: (since: number | null) => void;
  readonly signal: AbortSignal;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Returns how long to wait before the next attempt: twice as long each time, up to a minute, and randomly spread over browsers. */
export const reconnectDelay = (failures: number, chance: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + chance / 2);

function topicOf(data: string): string | null {
  try {
    return String((JSON.parse(data) as { topic: unknown }).topic);
  } catch {
    return null;
  }
}

/** A network can end without a word: what says nothing for more than two beats is taken for cut. */
const SILENCE_MS = 2.5 * STREAM_BEAT_MS;

/**
 * Keeps one connection to the stream, and reconnects when it breaks, falls silent, or the network is back. Resolves when it
 * is cancelled, or when the session is over.
 */
export function connectStream({ lastId, onEvent, onCut, signal }: StreamConnectionOptions): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let source: EventSource | undefined;
  let cancel = (): void => undefined;
  let failures = 0;
  let heardAt = Date.now();
  const finish = (): void => {
    cancel();
    source?.close();
    removeEventListener('offline', lose);
    removeEventListener('online', open);
    onCut(null);
    resolve();
  };
  const lose = (): void => {
    source?.close();
    cancel();
    onCut(heardAt);
    cancel = after(reconnectDelay(failures, Math.random()), open);
    failures += 1;
  };
  const hear = (id: string, topic: string | null): void => {
    heardAt = Date.now();
    cancel();
    cancel = after(SILENCE_MS, lose);
    onCut(null);
    onEvent(id, topic);
  };
  const open = (): void => {
    cancel();
    source?.close();
    if (!hasSession()) return finish();
    const id = lastId();
    const current = new EventSource(addressOf(openStream({ last_event_id: id ?? undefined })));
    source = current;
    let positions = 0;
    current.addEventListener(STREAM_POSITION, ({ lastEventId }) => {
      // The first one comes at once, also to tabs of which there are too many: they must not push each other out.
      if (positions > 0) failures = 0;
      positions += 1;
      hear(lastEventId, null);
    });
    current.addEventListener('message', ({ data, lastEventId }) => hear(lastEventId, topicOf(String(data))));
    current.addEventListener(STREAM_END, finish);
    current.addEventListener('error', lose);
    cancel = after(SILENCE_MS, lose);
  };
  if (signal.aborted) return Promise.resolve();
  signal.addEventListener('abort', finish, { once: true });
  addEventListener('offline', lose);
  addEventListener('online', open);
  open();
  return promise;
}
