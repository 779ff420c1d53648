import type { EventData } from '@burrow/contracts';
import { EventHandlers, type SqlRunner } from '@burrow/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { FOR_GOOD, isOutdated } from '../../learners/tombstones.ts';

const KEEP = `
  insert into assistant.entitlements as kept (owner_kind, owner_id, version, subscription, valid_until)
  values ($1, $2, $3, $4, $5)
  on conflict (owner_kind, owner_id) do update set version = excluded.version,
    subscription = excluded.subscription, valid_until = excluded.valid_until
  where kept.version <= excluded.version
  returning 1`;

/** A student who was removed is not brought back by what had been bought for them. */
const ASSIGN = `
  insert into assistant.assignments (owner_kind, owner_id, student_id, course)
  select $1, $2, (given ->> 'student_id')::uuid, given ->> 'course_id' from jsonb_array_elements($3::jsonb) given
  where not exists (
    select 1 from assistant.tombstones where kind = 'student' and id = (given ->> 'student_id')::uuid)
  on conflict do nothing`;

/** Keeps the copy of what accounts and organisations may use. */
@Injectable()
export class EntitlementsHandler {
  constructor(@Inject(EventHandlers) handlers: EventHandlers) {
    handlers.on('payment/entitlement-changed', takeEntitlement);
  }
}

async function takeEntitlement(data: EventData<'payment/entitlement-changed'>, tx: SqlRunner): Promise<void> {
  const { owner, version, subscription, valid_until, assignments } = data;
  if (owner.kind === 'user' && (await isOutdated(tx, { kind: 'user', id: owner.id }, FOR_GOOD))) return;
  const key = [owner.kind, owner.id];
  const taken: unknown[] = await tx.query(KEEP, [...key, version, subscription, valid_until]);
  if (taken.length === 0) return;
  await tx.query('delete from assistant.assignments where owner_kind = $1 and owner_id = $2', key);
  await tx.query(ASSIGN, [...key, JSON.stringify(assignments)]);
}
