import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { OrganizationEventsService } from '../events/organization-events.service.ts';
import { LEAVE_CLASSES } from './leave-classes.queries.ts';

/** Takes somebody who leaves from the teachers of classes, and tells of these. */
@Injectable()
export class LeaveClassesService {
  constructor(private readonly events: OrganizationEventsService) {}

  /** Leaves the classes of a school; of all schools if it is null. */
  async leave(tx: SqlRunner, userId: string, organizationId: string | null): Promise<void> {
    const left = await LEAVE_CLASSES.rows(tx, [userId, organizationId]);
    for (const one of left) await this.events.classChanged(tx, one);
  }
}
