import { connectStream } from './stream-connection.ts';

/** Of the lock that the tab with the connection holds, and of the channel by which it tells the others. */
const NAME = 'burrow-stream';

interface Told {
  readonly id: string;
  readonly topic: string | null;
}

/**
 * Opens the browser's stream, which its tabs share: one of them holds the connection and tells the others, and when it
 * goes the next goes on where it was. Where a browser cannot share, on plain http too, each tab has its own.
 * @returns a function that closes it for this tab
 */
export function openStream(onTopic: (topic: string) => void): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  const channel = canShare ? new BroadcastChannel(NAME) : null;
  let lastId: string | null = null;
  const take = ({ id, topic }: Told): void => {
    lastId = id;
    if (topic !== null) onTopic(topic);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => take(data));
  const connect = (): Promise<void> =>
    connectStream({
      lastId: () => lastId,
      onEvent: (id, topic) => {
        channel?.postMessage({ id, topic } satisfies Told);
        take({ id, topic });
      },
      signal,
    });
  if (canShare) void navigator.locks.request(NAME, { signal }, connect).catch(() => undefined);
  else void connect();
  return () => {
    closing.abort();
    channel?.close();
  };
}
