import { type Identity, InjectPool, learnerGone, learnerOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Standing } from '../access/standing.rules.ts';

/**
 * $1 and $2 are the learner, $3 the user's organisation. A subscription counts that is valid now and belongs
 * to the user, the student's parent, or the organisation.
 */
const STANDING = `
  select
    t.id is not null as gone,
    array(
      select e.owner_kind from assistant.entitlements e
      where (e.owner_kind, e.owner_id) in (
        ('user', case l.kind when 'user' then l.id else s.parent_id end),
        ('organization', case when s.student_id is null then $3::uuid else s.organization_id end))
      and e.subscription is not null and (e.valid_until is null or e.valid_until > now())
    ) as subscribed_by,
    array(select a.course from assistant.assignments a where l.kind = 'student' and a.student_id = l.id) as courses,
    coalesce(s.assistant_enabled, true) and coalesce(c.assistant_enabled, true) as enabled,
    c.assistant_attempt_limit as class_limit,
    s.organization_id is not null as in_organization
  from (select $1::text as kind, $2::uuid as id) l
  left join assistant.tombstones t on t.kind = l.kind and t.id = l.id
  left join assistant.students s on l.kind = 'student' and s.student_id = l.id
  left join assistant.classes c on c.class_id = s.class_id`;

interface Row {
  readonly gone: boolean;
  readonly subscribed_by: ('user' | 'organization')[];
  readonly courses: string[];
  readonly enabled: boolean;
  readonly class_limit: number | null;
  readonly in_organization: boolean;
}

function subscriberOf(owners: Row['subscribed_by']): Standing['subscribedBy'] {
  if (owners.includes('organization')) return 'organization';
  return owners.includes('user') ? 'user' : null;
}

@Injectable()
export class StandingRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** @throws DomainError auth/not-logged-in for a learner who was removed */
  async of(identity: Identity): Promise<Standing> {
    const learner = learnerOf(identity);
    const { rows } = await this.pool.query<Row>({
      name: 'assistant-standing',
      text: STANDING,
      values: [learner.kind, learner.id, identity.organization],
    });
    const row = rows[0];
    if (!row || row.gone) throw learnerGone();
    return {
      role: identity.role,
      isVisitor: learner.kind === 'visitor',
      inOrganization: row.in_organization || identity.organization !== null,
      subscribedBy: subscriberOf(row.subscribed_by),
      courses: row.courses,
      isEnabled: row.enabled,
      classLimit: row.class_limit,
    };
  }
}
