import type { EventData } from '@burrow/contracts';
import { type NotNull, sql } from '@burrow/service-kit';
import type { MemberRole } from '../database/entities/member.entity.ts';

type Others = NonNullable<EventData<'organization/membership-changed'>['others']>;

interface StateRow {
  readonly version: NotNull<number>;
  readonly organization_id: string | null;
  readonly role: MemberRole | null;
  readonly others: NotNull<Others>;
}

/** In which school somebody works now, and to which they belong besides. */
export const MEMBERSHIP_STATE = sql<StateRow>`
  select coalesce(m.version, f.version, 0) as version, m.organization_id, m.role, (
    select coalesce(json_agg(json_build_object('organization_id', o.organization_id, 'role', o.role)), '[]')
    from organization.other_memberships o where o.user_id = who.id
  ) as others
  from (select $1::uuid as id) who
  left join organization.members m on m.user_id = who.id
  left join organization.former_members f on f.user_id = who.id`;
