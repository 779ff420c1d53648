import { type Identity, InjectPool, learnerGone, learnerOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Standing } from '../access/standing.rules.ts';
import { STANDING } from './standing.queries.ts';

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
