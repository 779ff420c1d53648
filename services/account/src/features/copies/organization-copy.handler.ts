import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';

/** Keeps what the organisation service says of an organisation; what is older than the copy is ignored. */
export async function keepOrganization(
  data: EventData<'organization/organization-changed'>,
  tx: SqlRunner,
): Promise<void> {
  await tx.query(
    `insert into account.organizations as kept (id, version, name, slug, type, email_domain, max_students, removed)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set version = excluded.version, name = excluded.name, slug = excluded.slug,
       type = excluded.type, email_domain = excluded.email_domain, max_students = excluded.max_students,
       removed = excluded.removed
     where kept.version <= excluded.version`,
    [data.organization_id, data.version, data.name, data.slug, data.type, data.email_domain, data.max_students, data.removed],
  ); // prettier-ignore
}
