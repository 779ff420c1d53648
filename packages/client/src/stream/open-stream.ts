import { shareReads } from '../api/shared-reads.ts';
import { ViewTeller, watchView } from './in-view.ts';
import { connectStream } from './stream-connection.ts';
import { TabReads } from './tab-reads.ts';

export { presenceApi } from './presence.api.ts';

/** The name of the lock that the tab with the connection holds, and of the channel by which it tells the others. */
const NAME = 'burrow-stream';

type Told =
  | { readonly id: string; readonly topic: string | null }
  /** When the server was last heard of, while it is not; null once it is again. */
  | { readonly cutSince: number | null }
  /** A tab came into view, or went out of it. */
  | { readonly view: true };

/** After these a lesson may have begun, or the server may have forgotten. */
const SAID_AGAIN_AFTER: ReadonlySet<string | null> = new Set(['lesson-changed', 'missed']);

export interface StreamHearing {
  /** Whose page this is. */
  readonly owner: string;
  readonly onTopic: (topic: string) => void;
  readonly onCut: (since: number | null) => void;
  /** Says whether a tab of the browser is in view; only of a student. */
  readonly tellView: ((isInView: boolean) => void) | null;
}

/**
 * Opens the browser's stream, which its tabs share: one of them has the connection and tells the others. When it
 * closes, another one continues where it stopped; and what a message makes stale, one of them reads for all. If the browser
 * cannot share (as on plain http), each tab has its own.
 * @returns a function that closes it for this tab
 */
export function openStream({ owner, onTopic, onCut, tellView }: StreamHearing): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  const channel = canShare ? new BroadcastChannel(NAME) : null;
  let lastId: string | null = null;
  /** Of the tab with the connection. */
  let teller: ViewTeller | null = null;
  let isCut = false;
  const take = (told: Told): void => {
    if ('view' in told) return teller?.look();
    if ('cutSince' in told) return onCut(told.cutSince);
    lastId = told.id;
    if (told.topic !== null) onTopic(told.topic);
  };
  const tell = (told: Told): void => {
    channel?.postMessage(told);
    take(told);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => take(data));
  const connect = async (): Promise<void> => {
    teller = tellView && new ViewTeller(tellView);
    teller?.look();
    await connectStream({
      lastId: () => lastId,
      onEvent: (id, topic) => {
        if (isCut || SAID_AGAIN_AFTER.has(topic)) teller?.repeat();
        isCut = false;
        tell({ id, topic });
      },
      onCut: cutSince => {
        isCut ||= cutSince !== null;
        tell({ cutSince });
      },
      signal,
    });
    teller?.stop();
    teller = null;
  };
  if (canShare) void navigator.locks.request(NAME, { signal }, connect).catch(() => undefined);
  else void connect();
  if (canShare) shareReads(new TabReads({ owner, lastId: () => lastId, signal }));
  if (tellView) watchView(signal, () => !signal.aborted && tell({ view: true }));
  return () => {
    shareReads(null);
    closing.abort();
    channel?.close();
  };
}
