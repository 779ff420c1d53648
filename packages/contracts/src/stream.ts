/** What an open page can be told. A message only says that something changed; the page then requests what it may see. */
export const STREAM_TOPICS = {
  /** The logged-in user, their class or their plan. */
  'account-changed': 'who is here, their class or their plan',
  /** The levels that may be opened, by a plan or by the rules of a class. */
  'access-changed': 'which levels may be opened',
  /** What students of a class do, told to those who teach it, while a lesson is open. */
  'class-work-changed': 'where students of a class are',
  /** Who comes into a lesson and who leaves it, told to those who teach the class. */
  'class-presence-changed': 'who is in the lesson of a class',
  /** The code of a class, its lesson, who joined with the code, and who waits to be let in: told to those who teach it. */
  'class-entry-changed': 'how students come into a class, and who came',
  /** A remark on a student's work, or work that was handed in or returned: told to the student. */
  'feedback-changed': 'what teachers said about the work of a student',
  /** A lesson calls its students to something, or somebody looks at their work. */
  'lesson-changed': 'to what a lesson calls, and who looks',
  /** The browser has missed more messages than are stored: whatever it has read may be out of date. */
  missed: 'anything',
} as const;

export type StreamTopic = keyof typeof STREAM_TOPICS;

/** The name of the event that ends the stream because its session has ended: the browser does not reconnect. */
export const STREAM_END = 'end';

/**
 * How often an open stream says its position, in milliseconds, whatever happens: shorter than proxies wait, and
 * the longest time until an expired session is noticed. Who hears nothing for longer is cut off.
 */
export const STREAM_BEAT_MS = 20_000;

/** The name of the events whose id only marks the stream's position: sent at the start and from time to time. */
export const STREAM_POSITION = 'position';
