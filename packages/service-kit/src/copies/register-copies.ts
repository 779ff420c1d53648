import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '../database/sql-runner.ts';
import type { EventHandlers } from '../events/event-handlers.ts';
import { keepEntitlements } from './keep-entitlements.ts';
import type { Learner } from './learner.ts';
import { keepRow } from './keep-row.ts';
import { FOR_GOOD, type Tombstones } from './tombstones.ts';

type StudentChanged = EventData<'account/student-changed'>;
type ClassChanged = EventData<'organization/class-changed'>;
type OrganizationChanged = EventData<'organization/organization-changed'>;

/** What differs between services that keep copies; the tables are those of `copyTables` and `organizationTables`. */
export interface Copies {
  readonly tombstones: Tombstones;
  /** Stores a student that is not older than the copy. */
  keepStudent(tx: SqlRunner, data: StudentChanged): Promise<void>;
  /** Stores a class that is not older than the copy. */
  keepClass(tx: SqlRunner, data: ClassChanged): Promise<void>;
  /** Deletes everything that the service has about a learner. */
  eraseLearner(tx: SqlRunner, learner: Learner): Promise<void>;
  /** Deletes what else belongs to an account that is erased. */
  forgetUser?(tx: SqlRunner, userId: string): Promise<void>;
}

async function takeStudent(copies: Copies, data: StudentChanged, tx: SqlRunner): Promise<void> {
  const { tombstones } = copies;
  const student = { kind: 'student', id: data.student_id } as const;
  if (await tombstones.isOutdated(tx, student, data.version)) return;
  if (!data.removed) {
    await tombstones.unbury(tx, student);
    await copies.keepStudent(tx, data);
    return;
  }
  await tombstones.bury(tx, student, data.version);
  await copies.eraseLearner(tx, student);
  await tx.query(
    `update ${tombstones.schema}.classes set guest_ids = array_remove(guest_ids, $1::uuid) where guest_ids @> array[$1::uuid]`,
    [student.id],
  );
  for (const table of ['students', 'assignments'])
    await tx.query(`delete from ${tombstones.schema}.${table} where student_id = $1`, [student.id]);
}

async function takeClass(copies: Copies, data: ClassChanged, tx: SqlRunner): Promise<void> {
  const { tombstones } = copies;
  const key = { kind: 'class', id: data.class_id } as const;
  if (await tombstones.isOutdated(tx, key, data.version)) return;
  if (!data.removed) {
    await tombstones.unbury(tx, key);
    await copies.keepClass(tx, data);
    return;
  }
  await tombstones.bury(tx, key, data.version);
  await tx.query(`delete from ${tombstones.schema}.classes where class_id = $1`, [key.id]);
}

/** The students and classes of an erased organisation have events of their own. */
async function takeOrganization(
  { tombstones }: Copies,
  { organization_id: id, version, trial_ends_at, removed }: OrganizationChanged,
  tx: SqlRunner,
): Promise<void> {
  const { schema } = tombstones;
  const key = { kind: 'organization', id } as const;
  if (await tombstones.isOutdated(tx, key, version)) return;
  if (!removed) {
    const row = { organization_id: id, version, trial_ends_at };
    await keepRow(tx, `${schema}.organizations`, row);
    return;
  }
  await tombstones.bury(tx, key, version);
  await tx.query(`delete from ${schema}.organizations where organization_id = $1`, [id]);
  await tx.query(`delete from ${schema}.entitlements where owner_kind = 'organization' and owner_id = $1`, [
    id,
  ]);
}

/** The students of an erased account have events of their own. */
async function forgetUser(copies: Copies, id: string, tx: SqlRunner): Promise<void> {
  const { tombstones } = copies;
  const user = { kind: 'user', id } as const;
  if (await tombstones.isOutdated(tx, user, FOR_GOOD)) return;
  await tombstones.bury(tx, user, FOR_GOOD);
  await copies.eraseLearner(tx, user);
  const { schema } = tombstones;
  await tx.query(`delete from ${schema}.entitlements where owner_kind = 'user' and owner_id = $1`, [id]);
  await tx.query(`update ${schema}.students set parent_id = null where parent_id = $1`, [id]);
  await copies.forgetUser?.(tx, id);
}

/** Subscribes to students, classes, organisations and entitlements, and deletes everything about people who were removed. */
export function registerCopies(handlers: EventHandlers, copies: Copies): void {
  handlers.on('account/student-changed', (data, tx) => takeStudent(copies, data, tx));
  handlers.on('account/user-removed', (data, tx) => forgetUser(copies, data.user_id, tx));
  handlers.on('organization/class-changed', (data, tx) => takeClass(copies, data, tx));
  handlers.on('organization/organization-changed', (data, tx) => takeOrganization(copies, data, tx));
  handlers.on('payment/entitlement-changed', keepEntitlements(copies.tombstones));
}
