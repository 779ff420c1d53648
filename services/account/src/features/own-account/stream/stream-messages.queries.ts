import type { Audience, StreamTopic } from '@burrow/contracts';
import { beforeCommit, type NotNull, sql, type SqlRunner, SqlPart } from '@burrow/service-kit';
import { type ClassTies, NEW_MESSAGE, type Reach } from './stream.rules.ts';

/** The channel on which every process of account hears of messages, and of sessions that ended. */
export const STREAM_CHANNEL = 'account_stream';

/** Long enough for a browser that changes its network, or finds another gateway. */
const KEPT_MINUTES = 10;

/** One writer at a time: messages appear in the order of their ids, so that nobody who saw one can have missed an older one. */
export const TAKE_TURNS = sql`select pg_advisory_xact_lock(hashtext('account.stream_messages'))`;
/** SQL because messages of the stream are hot. */
export const APPEND = sql`
  insert into account.stream_messages (topic, audience_kind, audience_id) values ($1, $2, $3)`;
export const FORGET = sql`delete from account.stream_messages where at < now() - interval '${KEPT_MINUTES} minutes'`;
export const NOTIFY = sql`select pg_notify(${new SqlPart(`'${STREAM_CHANNEL}', '${NEW_MESSAGE}'`)})`;

interface MessageRow {
  readonly id: string;
  readonly topic: StreamTopic;
  readonly kind: Audience['kind'];
  readonly audience_id: string;
}

export const AFTER = sql<MessageRow>`
  select id::int8 as id, topic, audience_kind as kind, audience_id
  from account.stream_messages where id > $1 order by account.stream_messages.id`;

interface ClassRow {
  readonly id: string;
  readonly organization: string;
  readonly teachers: NotNull<string[]>;
  readonly guests: NotNull<string[]>;
}

export const CLASSES = sql<ClassRow>`
  select id, organization_id as organization, account.teachers_now(teacher_ids, substitutes) as teachers,
    array(select account.guests_of(id)) as guests
  from account.classes where id = any ($1::uuid[]) and not removed`;

/** By indexes only, so that what is read grows with the audience, not with who is there. */
export const SESSIONS = sql<{ readonly id: NotNull<string> }>`
  select id from account.sessions where user_id = any ($1::uuid[])
  union select id from account.sessions where student_id = any ($2::uuid[])
  union select s.id from account.students t join account.sessions s on s.student_id = t.id
    where t.class_id = any ($3::uuid[])
  union select s.id from account.classes c join account.sessions s on s.student_id = any (c.guest_ids)
    where c.id = any ($3::uuid[])
  union select s.id from account.students t join account.sessions s on s.student_id = t.id
    where t.organization_id = any ($4::uuid[])
  union select s.id from account.users u join account.sessions s on s.user_id = u.id
    where u.organization_id = any ($5::uuid[])`;

export const NEWEST = sql<{ readonly newest: NotNull<string>; readonly follows: NotNull<boolean> }>`
  select case when is_called then last_value else 0 end as newest,
    exists (select 1 from account.stream_messages where id = $1::bigint + 1) as follows
  from account.stream_messages_id_seq`;

/** A stored message. Ids are compared as numbers. */
export interface KeptMessage {
  readonly id: number;
  readonly topic: StreamTopic;
  readonly audience: Audience;
}

/**
 * Sends something to an audience, as soon as the transaction commits. The turn is taken at its end: a transaction may handle
 * several events, and whoever has the turn must not wait for a row that another one holds who waits for the turn.
 */
export const tellStream = (tx: SqlRunner, topic: StreamTopic, { kind, id }: Audience): Promise<void> =>
  beforeCommit(async () => {
    await TAKE_TURNS.run(tx);
    await APPEND.run(tx, [topic, kind, id]);
    await FORGET.run(tx);
    await NOTIFY.run(tx);
  });

/** Returns what was sent after a message, oldest first. */
export async function messagesAfter(db: SqlRunner, id: number): Promise<KeptMessage[]> {
  const rows = await AFTER.rows(db, [id]);
  return rows.map(row => ({
    id: Number(row.id),
    topic: row.topic,
    audience: { kind: row.kind, id: row.audience_id },
  }));
}

/** Returns the id of the newest message, and whether the one that followed `id` is still stored. */
export async function newestMessage(db: SqlRunner, id = 0): Promise<{ newest: number; follows: boolean }> {
  const { newest, follows } = await NEWEST.only(db, [id]);
  return { newest: Number(newest), follows };
}

/** Returns whose the classes are for which some of the messages are, or for their teachers. */
export async function classesIn(
  db: SqlRunner,
  messages: readonly KeptMessage[],
): Promise<ReadonlyMap<string, ClassTies>> {
  const ids = messages.flatMap(({ audience: { kind, id } }) =>
    kind === 'class-teachers' || kind === 'class' ? [id] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await CLASSES.rows(db, [ids]);
  return new Map(rows.map(row => [row.id, row]));
}

/** Returns the public ids of sessions that messages may be for: none of whom they are for is missing. */
export async function sessionsWithin(
  db: SqlRunner,
  { users, students, classes, organizations, schools }: Reach,
): Promise<ReadonlySet<string>> {
  const rows = await SESSIONS.rows(db, [users, students, classes, organizations, schools]);
  return new Set(rows.map(({ id }) => id));
}
