import type { StreamTopic } from '@burrow/contracts/stream';
import { api } from '../api/api.ts';
import { hasSession } from '../session/has-session.ts';
import type { AppStore } from '../store/store.ts';
import { streamBack, streamCut } from './stream.slice.ts';

type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** What is stale once the page hears of a topic; also tags that an area adds to the API. */
const STALE_AFTER: Readonly<Record<StreamTopic, readonly string[]>> = {
  'account-changed': ['CurrentUser'],
  'access-changed': ['Access'],
  'class-work-changed': ['ClassWork'],
  'class-entry-changed': ['ClassEntry', 'JoinRequests'],
  'feedback-changed': ['Feedback'],
  'lesson-changed': ['Lesson'],
  missed: ['CurrentUser', 'Access', 'ClassWork', 'ClassEntry', 'JoinRequests', 'Feedback', 'Lesson'],
};

const isTopic = (topic: string): topic is StreamTopic => topic in STALE_AFTER;

/**
 * Keeps the page up to date while others change things: as long as somebody is logged in, the server says what to
 * read again. Call it once, after the page was drawn.
 */
export function keepStream(store: AppStore): void {
  let seen: unknown;
  let close: (() => void) | undefined;
  const hear = (topic: string): void => {
    if (isTopic(topic)) store.dispatch(api.util.invalidateTags(STALE_AFTER[topic] as Tags));
  };
  const state = (cutSince: number | null): void => {
    if (store.getState().stream.cutSince === cutSince) return;
    store.dispatch(cutSince === null ? streamBack() : streamCut(cutSince));
  };
  const follow = async (): Promise<void> => {
    const { session } = store.getState();
    if (session === seen) return;
    seen = session;
    close?.();
    close = undefined;
    state(null);
    if (!session.owner || session.hasEnded || !hasSession()) return;
    const { openStream } = await import(/* webpackChunkName: "stream" */ './open-stream.ts');
    if (session === seen) close = openStream(hear, state);
  };
  store.subscribe(() => void follow());
  void follow();
  // A page in the back-forward cache may come back as it was: it closes its connection meanwhile.
  addEventListener('pagehide', () => {
    close?.();
    close = undefined;
    seen = undefined;
  });
  addEventListener('pageshow', () => void follow());
}
