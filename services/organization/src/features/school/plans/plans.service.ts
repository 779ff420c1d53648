import { type EventData, ORGANIZATION_PLANS } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { TRIAL_STUDENTS } from '../current/index.ts';
import { APPLY, END, KEEP_PLAN } from './plans.queries.ts';

/** What an organisation has bought, as payment says: it ends the trial, and sets how many students there may be. */
@Injectable()
export class PlansService {
  constructor(private readonly events: OrganizationEventsService) {}

  /** A plan that we do not know is none: nobody is made or removed by it. */
  async take(data: EventData<'payment/entitlement-changed'>, tx: SqlRunner): Promise<void> {
    const { owner, version, subscription, valid_until: until } = data;
    if (owner.kind !== 'organization') return;
    const name = subscription !== null && subscription in ORGANIZATION_PLANS ? subscription : null;
    const inForce = name !== null && (until === null || new Date(until) > new Date());
    const kept = await KEEP_PLAN.rows(tx, [owner.id, version, name, until, inForce]);
    if (kept.length > 0) await this.apply(tx, owner.id, inForce ? name : null);
  }

  /** The time of a plan is over: students stay, with all their work, and no more can be made than in a trial. */
  async end(tx: SqlRunner, organizationId: string): Promise<void> {
    await END.run(tx, [organizationId]);
    await this.apply(tx, organizationId, null);
  }

  private async apply(tx: SqlRunner, organizationId: string, name: string | null): Promise<void> {
    const room = name === null ? null : ORGANIZATION_PLANS[name];
    const changed = await APPLY.first(tx, [organizationId, room, TRIAL_STUDENTS]);
    if (changed) await this.events.organizationChanged(tx, changed);
  }
}
