import { type Identity, InjectPool, learnerGone, learnerOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Standing } from '../access/standing.rules.ts';
import { STANDING } from './standing.queries.ts';

type Subscriber = Exclude<Standing['subscribedBy'], null>;

function subscriberOf(owners: readonly Subscriber[]): Subscriber | null {
  if (owners.includes('organization')) return 'organization';
  return owners.includes('user') ? 'user' : null;
}

@Injectable()
export class StandingRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** @throws DomainError auth/not-logged-in for a learner who was removed */
  async of(identity: Identity): Promise<Standing> {
    const learner = learnerOf(identity);
    const row = await STANDING.first(this.pool, [learner.kind, learner.id, identity.organization]);
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
