/** What an open page can be told. A message says that something changed, and the page asks again what is its to see. */
export const STREAM_TOPICS = {
  /** Who is here, their class or their plan. */
  'account-changed': 'who is here, their class or their plan',
  /** Which levels may be opened: by a plan, or by the rules of a class. */
  'access-changed': 'which levels may be opened',
  /** More than is kept has happened since the browser was last told: whatever was read may be old. */
  missed: 'anything',
} as const;

export type StreamTopic = keyof typeof STREAM_TOPICS;

/** The name of the event after which the stream ends since its session has: the browser does not come back. */
export const STREAM_END = 'end';

/** The name of the events that say only how far the stream is, by their id: at its begin, and now and then. */
export const STREAM_POSITION = 'position';
