import { connectStream } from './stream-connection.ts';

/** The name of the lock that the tab with the connection holds, and of the channel by which it tells the others. */
const NAME = 'burrow-stream';

type Told =
  | { readonly id: string; readonly topic: string | null }
  /** When the server was last heard of, while it is not; null once it is again. */
  | { readonly cutSince: number | null };

/**
 * Opens the browser's stream, which its tabs share: one of them has the connection and tells the others. When it
 * closes, another one continues where it stopped. If the browser cannot share (as on plain http), each tab has its own.
 * @returns a function that closes it for this tab
 */
export function openStream(
  onTopic: (topic: string) => void,
  onCut: (since: number | null) => void,
): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  const channel = canShare ? new BroadcastChannel(NAME) : null;
  let lastId: string | null = null;
  const take = (told: Told): void => {
    if ('cutSince' in told) return onCut(told.cutSince);
    lastId = told.id;
    if (told.topic !== null) onTopic(told.topic);
  };
  const tell = (told: Told): void => {
    channel?.postMessage(told);
    take(told);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => take(data));
  const connect = (): Promise<void> =>
    connectStream({
      lastId: () => lastId,
      onEvent: (id, topic) => tell({ id, topic }),
      onCut: cutSince => tell({ cutSince }),
      signal,
    });
  if (canShare) void navigator.locks.request(NAME, { signal }, connect).catch(() => undefined);
  else void connect();
  return () => {
    closing.abort();
    channel?.close();
  };
}
