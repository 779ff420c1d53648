import { sql } from '@burrow/service-kit';

/** Nothing if the version was accepted before. */
export const ACCEPT = sql<{ readonly version: string }>`
  with accepted as (
    insert into organization.agreements (organization_id, version, user_id) values ($1, $2, $3)
    on conflict do nothing returning organization_id, version
  ), kept as (
    update organization.organizations set agreement_version = accepted.version
    from accepted where id = accepted.organization_id
  )
  select version from accepted`;

interface AcceptedRow {
  readonly version: string;
  readonly acceptedAt: Date;
  readonly name: string | null;
}

export const ACCEPTED = sql<AcceptedRow>`
  select agreement.version, agreement.accepted_at as "acceptedAt", member.full_name as name
  from organization.agreements agreement
  left join organization.school_members member
    on member.user_id = agreement.user_id and member.organization_id = agreement.organization_id
  where agreement.organization_id = $1 order by agreement.version desc`;
