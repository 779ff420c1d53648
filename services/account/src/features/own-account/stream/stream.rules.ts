import {
  type Audience,
  type EventData,
  type EventType,
  type ResolvedSession,
  STREAM_END,
  STREAM_POSITION,
  type StreamTopic,
} from '@burrow/contracts';

/** Whose a class is. */
export interface ClassTies {
  readonly organization: string;
  readonly teachers: readonly string[];
  /** Students of other classes who come to its lessons. */
  readonly guests: readonly string[];
}

/** Whether somebody teaches a class: one of its teachers, or an administrator of its school. */
export function teaches(
  { role, user, organization }: Pick<ResolvedSession, 'user' | 'organization'> & { readonly role: string },
  ties: Omit<ClassTies, 'guests'> | undefined,
): boolean {
  if (ties === undefined || user === null || organization !== ties.organization) return false;
  return role === 'admin' || (role === 'teacher' && ties.teachers.includes(user));
}

/** Whether a message is for the owner of a session, as the session and the classes are now. */
export function isFor(
  { kind, id }: Audience,
  session: ResolvedSession,
  classes: ReadonlyMap<string, ClassTies> = new Map(),
): boolean {
  if (kind === 'class-teachers') return teaches(session, classes.get(id));
  const isGuest =
    kind === 'class' && session.student !== null && classes.get(id)?.guests.includes(session.student);
  return isGuest || session[kind] === id;
}

/** Whose sessions messages may be for, by ids. */
export interface Reach {
  readonly users: readonly string[];
  readonly students: readonly string[];
  readonly classes: readonly string[];
  /** Whose students are meant. */
  readonly organizations: readonly string[];
  /** Whose teachers and administrators are meant. */
  readonly schools: readonly string[];
}

/** Returns whom to look at for these audiences, which is at least everybody for whom {@link isFor} is true. */
export function reachOf(audiences: readonly Audience[], classes: ReadonlyMap<string, ClassTies>): Reach {
  const idsOf = (wanted: Audience['kind']): string[] =>
    audiences.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const organizations = idsOf('organization');
  const taught = idsOf('class-teachers').flatMap(id => classes.get(id)?.organization ?? []);
  return {
    users: idsOf('user'),
    students: idsOf('student'),
    classes: idsOf('class'),
    organizations,
    schools: [...organizations, ...taught],
  };
}

/** What a process is told when there is a message. */
export const NEW_MESSAGE = 'message';
const ENDED = 'ended:';

/** Returns which sessions have ended by what a process was told, by their public ids; null if it may be any. */
export function endedBy(told: string): readonly string[] | null {
  if (told === NEW_MESSAGE) return [];
  return told.startsWith(ENDED) ? told.slice(ENDED.length).split(',') : null;
}

/** Formats a message as a server-sent event. */
export const messageText = (id: number, topic: StreamTopic): string =>
  `id: ${id}\ndata: ${JSON.stringify({ topic })}\n\n`;

/** The last event of a stream whose session is over. */
export const END_TEXT = `event: ${STREAM_END}\ndata: {}\n\n`;

/** The stream's position, from which to continue after a break; it also prevents connections from being considered dead. */
export const positionText = (id: number): string => `event: ${STREAM_POSITION}\nid: ${id}\ndata: {}\n\n`;

interface Told {
  readonly topic: StreamTopic;
  readonly audience: Audience;
}

const entryOf = (id: string): Told => ({
  topic: 'class-entry-changed',
  audience: { kind: 'class-teachers', id },
});

/** What open pages are told about an event: the topic, and whom it is for. A live feature adds its row here and in STREAM_TOPICS. */
export const TOLD_OF: { readonly [Type in EventType]?: (data: EventData<Type>) => Told } = {
  'payment/entitlement-changed': ({ owner }) => ({ topic: 'account-changed', audience: owner }),
  'organization/class-changed': ({ class_id: id }) => ({
    topic: 'account-changed',
    audience: { kind: 'class', id },
  }),
  'organization/organization-changed': ({ organization_id: id }) => ({
    topic: 'account-changed',
    audience: { kind: 'organization', id },
  }),
  'organization/class-entry-changed': ({ class_id: id }) => entryOf(id),
  'organization/class-joined': ({ class_id: id }) => entryOf(id),
  'organization/membership-changed': ({ member }) => ({ topic: 'account-changed', audience: member }),
  'learning/class-work-changed': ({ class_id: id }) => ({
    topic: 'class-work-changed',
    audience: { kind: 'class-teachers', id },
  }),
  'learning/feedback-changed': ({ student_id: id }) => ({
    topic: 'feedback-changed',
    audience: { kind: 'student', id },
  }),
  'learning/lesson-changed': ({ audience }) => ({ topic: 'lesson-changed', audience }),
  'learning/access-changed': ({ audience }) => ({ topic: 'access-changed', audience }),
};
