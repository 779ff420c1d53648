import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { isErased } from './is-erased.ts';

/**
 * Copies what the payment service says about a plan; anything older than the copy is ignored, and so is anything
 * that arrives after the account was erased.
 */
export async function keepEntitlement(
  { owner, ...data }: EventData<'payment/entitlement-changed'>,
  tx: SqlRunner,
): Promise<void> {
  if (owner.kind === 'organization' && (await isErased(tx, owner.id))) return;
  await tx.query(
    `insert into account.entitlements as kept (owner_kind, owner_id, version, subscription, valid_until, assignments)
     select $1::text, $2::uuid, $3::int, $4::text, $5::timestamptz, $6::jsonb
     where $1::text <> 'user' or exists (select 1 from account.users where id = $2::uuid)
     on conflict (owner_kind, owner_id) do update set version = excluded.version,
       subscription = excluded.subscription, valid_until = excluded.valid_until, assignments = excluded.assignments
     where kept.version <= excluded.version`,
    [
      owner.kind,
      owner.id,
      data.version,
      data.subscription,
      data.valid_until,
      JSON.stringify(data.assignments),
    ],
  );
}
