import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '../database/sql-runner.ts';
import { FOR_GOOD, type Tombstones } from './tombstones.ts';

/**
 * Copies `payment/entitlement-changed` to the tables `entitlements` and `assignments` of a service's schema.
 * Ignores a version older than the stored one, and anything about a user who was removed.
 */
export function keepEntitlements(tombstones: Tombstones) {
  const { schema } = tombstones;
  const keep = `
    insert into ${schema}.entitlements as kept (owner_kind, owner_id, version, subscription, valid_until)
    values ($1, $2, $3, $4, $5)
    on conflict (owner_kind, owner_id) do update set version = excluded.version,
      subscription = excluded.subscription, valid_until = excluded.valid_until
    where kept.version <= excluded.version
    returning 1`;
  // What was bought for a removed student does not bring them back.
  const assign = `
    insert into ${schema}.assignments (owner_kind, owner_id, student_id, course)
    select $1, $2, (given ->> 'student_id')::uuid, given ->> 'course_id' from jsonb_array_elements($3::jsonb) given
    where not exists (
      select 1 from ${schema}.tombstones where kind = 'student' and id = (given ->> 'student_id')::uuid)
    on conflict do nothing`;
  return async (data: EventData<'payment/entitlement-changed'>, tx: SqlRunner): Promise<void> => {
    const { owner, version, subscription, valid_until, assignments } = data;
    const isUser = owner.kind === 'user';
    if (isUser && (await tombstones.isOutdated(tx, { kind: 'user', id: owner.id }, FOR_GOOD))) return;
    const key = [owner.kind, owner.id];
    const taken: unknown[] = await tx.query(keep, [...key, version, subscription, valid_until]);
    if (taken.length === 0) return;
    await tx.query(`delete from ${schema}.assignments where owner_kind = $1 and owner_id = $2`, key);
    await tx.query(assign, [...key, JSON.stringify(assignments)]);
  };
}
