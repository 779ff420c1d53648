import { connectStream } from './stream-connection.ts';

/** The name of the lock that the tab with the connection holds, and of the channel by which it tells the others. */
const NAME = 'burrow-stream';

interface Told {
  readonly id: string;
  readonly topic: string | null;
}

/**
 * Opens the browser's stream, which its tabs share: one of them has the connection and tells the others. When it
 * closes, another one continues where it stopped. If the browser cannot share (as on plain http), each tab has its own.
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
