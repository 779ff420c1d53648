import type { EventData } from '@burrow/contracts';
import { keepRow, type SqlRunner } from '@burrow/service-kit';

/** What is stored about an organisation besides its students and members, who have events of their own. */
const FORGET = [
  "update account.organizations set name = '', native_name = null, slug = '', email_domain = null where id = $1 and removed",
  'delete from account.classes where organization_id = $1',
  'delete from account.other_memberships where organization_id = $1',
  'delete from account.class_entries where organization_id = $1',
  'delete from account.join_requests where organization_id = $1',
  'delete from account.student_requests where organization_id = $1',
  "delete from account.tokens where data ->> 'organization_id' = $1::text",
  "delete from account.entitlements where owner_kind = 'organization' and owner_id = $1",
];

/**
 * Copies what the organisation service says about an organisation; anything older than the copy is ignored. Of one that
 * was erased only its id stays, so that an older event does not bring it back.
 */
export async function keepOrganization(
  data: EventData<'organization/organization-changed'>,
  tx: SqlRunner,
): Promise<void> {
  const {
    organization_id: id,
    version,
    name,
    native_name,
    slug,
    type,
    email_domain,
    max_students,
    trial_ends_at,
    second_factor_demanded,
    removed,
  } = data;
  await keepRow(tx, 'account.organizations', {
    id,
    version,
    name,
    native_name,
    slug,
    type,
    email_domain,
    max_students,
    trial_ends_at,
    second_factor_demanded,
    removed,
  });
  if (removed) for (const statement of FORGET) await tx.query(statement, [id]);
}
