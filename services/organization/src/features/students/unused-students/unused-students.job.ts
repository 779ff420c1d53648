import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { CHECKED, HOLD, KEEP_ONLY, LEAVE, LIST, NEW_ON_LIST, NEXT } from './unused-students.queries.ts';

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
export class UnusedStudentsJob extends HourlyJob {
  constructor(
    private readonly db: DataSource,
    private readonly account: AccountCallsService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
  ) {
    super();
  }

  /**
   * One school; all or nothing of it, so that a failure is made up for in the next hour. Account is asked before the
   * transaction: administrators may be told twice, and never too late.
   */
  protected override async doOne(): Promise<boolean> {
    const school = await NEXT.first(this.db);
    if (!school) return false;
    const [ids, days] = await this.findAway(school);
    await this.announce(school, ids);
    await this.db.transaction(async tx => {
      const held = await HOLD.rows(tx, [school.id]);
      if (held.length === 0) return;
      await KEEP_ONLY.run(tx, [school.id, ids]);
      await LIST.run(tx, [school.id, ids, days]);
      await this.leave(tx, school);
      await CHECKED.run(tx, [school.id]);
    });
    return true;
  }

  /** Returns who was away for so long, and since which day. */
  private async findAway({ id: organization_id, before }: School): Promise<[string[], string[]]> {
    const [ids, days]: [string[], string[]] = [[], []];
    for (let after_id: string | null = null; ; after_id = ids.at(-1) ?? null) {
      const { students } = await this.account.call('findUnusedStudents', {
        organization_id,
        before,
        after_id,
      });
      if (students.length === 0) return [ids, days];
      ids.push(...students.map(({ student_id }) => student_id));
      days.push(...students.map(({ last_seen_on }) => last_seen_on));
    }
  }

  private async announce({ id: organization_id }: School, ids: readonly string[]): Promise<void> {
    const added = await NEW_ON_LIST.first(this.db, [organization_id, ids]);
    if (!added) return;
    await this.account.call('announceUnusedStudents', {
      organization_id,
      leaves_at: added.leavesAt.toISOString(),
    });
  }

  private async leave(tx: EntityManager, { id: organizationId }: School): Promise<void> {
    const gone = await LEAVE.rows(tx, [organizationId]);
    for (const { id, version } of gone) await this.events.studentLeft(tx, id, version, 'left');
    if (gone.length === 0) return;
    await this.audit.record(null, { organizationId, action: 'unused-left', count: gone.length });
  }
}
