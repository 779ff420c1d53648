import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountCallsService } from '../../account/account-calls.service.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { OrganizationEventsService } from '../../events/organization-events.service.ts';
import { CHECKED, KEEP_ONLY, LEAVE, LIST, NEXT } from './unused-pupils.queries.ts';

interface School {
  readonly id: string;
  /** The day since when its students must have been away. */
  readonly before: string;
}

/**
 * Looks once a day who was not there for as long as the school says: they are on a list for thirty days, of which its
 * administrators are told, and leave then. Who comes back in between stays.
 */
@Injectable()
export class UnusedPupilsJob extends HourlyJob {
  constructor(
    private readonly db: DataSource,
    private readonly account: AccountCallsService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
  ) {
    super();
  }

  /** One school; all or nothing of it, so that a failure is made up for in the next hour. */
  protected override doOne(): Promise<boolean> {
    return this.db.transaction(async tx => {
      const [school]: School[] = await tx.query(NEXT);
      if (!school) return false;
      await this.list(tx, school);
      await this.leave(tx, school);
      await tx.query(CHECKED, [school.id]);
      return true;
    });
  }

  private async list(tx: EntityManager, { id: organization_id, before }: School): Promise<void> {
    const [ids, days]: [string[], string[]] = [[], []];
    for (let after_id: string | null = null; ; after_id = ids.at(-1) ?? null) {
      const { students } = await this.account.call('findUnusedPupils', { organization_id, before, after_id });
      if (students.length === 0) break;
      ids.push(...students.map(({ student_id }) => student_id));
      days.push(...students.map(({ last_seen_on }) => last_seen_on));
    }
    await tx.query(KEEP_ONLY, [organization_id, ids]);
    const [added]: { leavesAt: Date }[] = await tx.query(LIST, [organization_id, ids, days]);
    if (!added) return;
    await this.account.call('announceUnusedPupils', {
      organization_id,
      leaves_at: added.leavesAt.toISOString(),
    });
  }

  private async leave(tx: EntityManager, { id: organizationId }: School): Promise<void> {
    const gone: { id: string; version: number }[] = await tx.query(LEAVE, [organizationId]);
    for (const { id, version } of gone) await this.events.studentLeft(tx, id, version, 'left');
    if (gone.length === 0) return;
    await this.audit.record(tx, null, { organizationId, action: 'unused-left', count: gone.length });
  }
}
