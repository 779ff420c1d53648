import type { StreamTopic } from '@burrow/contracts/stream';
import { api } from '../api/api.ts';
import { hasSession } from '../session/has-session.ts';
import type { AppStore } from '../store/store.ts';

/** What was read and is old once the page is told of a topic. */
const STALE_AFTER: Readonly<Record<StreamTopic, Parameters<typeof api.util.invalidateTags>[0]>> = {
  'account-changed': ['CurrentUser'],
  'access-changed': ['Access'],
  missed: ['CurrentUser', 'Access'],
};

const isTopic = (topic: string): topic is StreamTopic => topic in STALE_AFTER;

/**
 * Keeps what the page shows true while others change it: as long as somebody is logged in, the server tells what to
 * read again. Call it once, when the page has been drawn.
 */
export function keepStream(store: AppStore): void {
  let seen: unknown;
  let close: (() => void) | undefined;
  const hear = (topic: string): void => {
    if (isTopic(topic)) store.dispatch(api.util.invalidateTags(STALE_AFTER[topic]));
  };
  const follow = async (): Promise<void> => {
    const { session } = store.getState();
    if (session === seen) return;
    seen = session;
    close?.();
    close = undefined;
    if (!session.isSomebodys || session.hasEnded || !hasSession()) return;
    const { openStream } = await import(/* webpackChunkName: "stream" */ './browser-stream.ts');
    if (session === seen) close = openStream(hear);
  };
  store.subscribe(() => void follow());
  void follow();
  // A page that is left may come back as it was: it lets go of its connection meanwhile.
  addEventListener('pagehide', () => {
    close?.();
    close = undefined;
    seen = undefined;
  });
  addEventListener('pageshow', () => void follow());
}
