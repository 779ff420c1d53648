import type { BadgeId } from '@burrow/contracts';
import { InjectPool, type Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { OWN_BADGES } from '../../../achievements/badges.queries.ts';

/** A badge for which a learner has taken steps: how many, and when and where it was granted. */
export interface BegunBadge {
  readonly badge: BadgeId;
  readonly have: number;
  readonly granted_at: Date | null;
  readonly course: string | null;
  readonly level: string | null;
}

@Injectable()
export class OwnBadgesRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async ofLearner({ kind, id }: Learner): Promise<BegunBadge[]> {
    return await OWN_BADGES.rows(this.pool, [kind, id]);
  }
}
