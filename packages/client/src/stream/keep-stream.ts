import type { StreamTopic } from '@burrow/contracts/stream';
import { api } from '../api/api.ts';
import { wantShared } from '../api/shared-reads.ts';
import { hasSession } from '../session/has-session.ts';
import type { AppStore } from '../store/store.ts';
import { pace } from './pace.ts';
import { streamBack, streamCut } from './stream.slice.ts';

type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** What is stale once the page hears of a topic; also tags that an area adds to the API. */
const STALE_AFTER: Readonly<Record<StreamTopic, readonly string[]>> = {
  'account-changed': ['CurrentUser'],
  'access-changed': ['Access'],
  'class-work-changed': ['ClassWork'],
  'class-presence-changed': ['ClassPresence'],
  'class-entry-changed': ['ClassEntry', 'JoinRequests', 'ClassPresence'],
  'feedback-changed': ['Feedback'],
  'lesson-changed': ['Lesson'],
  missed: ['CurrentUser', 'Access', 'ClassWork', 'ClassPresence', 'ClassEntry', 'JoinRequests', 'Feedback', 'Lesson'],
}; // prettier-ignore

/** What a class that works changes all the time. A page reads one of these at most once a second, and one tab for all. */
const PACED: ReadonlySet<StreamTopic> = new Set(['class-work-changed', 'class-presence-changed']);
const PACE_MS = 1_000;

const isTopic = (topic: string): topic is StreamTopic => topic in STALE_AFTER;

/**
 * Keeps the page up to date while others change things: as long as somebody is logged in, the server says what to
 * read again. Call it once, after the page was drawn.
 */
export function keepStream(store: AppStore): void {
  let seen: unknown;
  let close: (() => void) | undefined;
  const read = (topic: StreamTopic): void => {
    const tags = STALE_AFTER[topic] as Tags;
    if (PACED.has(topic))
      wantShared(api.util.selectInvalidatedBy(store.getState(), tags).map(({ queryCacheKey: key }) => key));
    store.dispatch(api.util.invalidateTags(tags));
  };
  const readPaced = pace(read, PACE_MS);
  const hear = (topic: string): void => {
    if (isTopic(topic)) (PACED.has(topic) ? readPaced : read)(topic);
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
    const { openStream, presenceApi } = await import(/* webpackChunkName: "stream" */ './open-stream.ts');
    if (session !== seen) return;
    const tellView = (isInView: boolean) =>
      void store.dispatch(presenceApi.endpoints.tellPresence.initiate(isInView));
    const { owner, isStudent } = session;
    close = openStream({ owner, onTopic: hear, onCut: state, tellView: isStudent ? tellView : null });
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
