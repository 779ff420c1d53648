import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { OrganizationEventsService } from '../events/organization-events.service.ts';
import { FORGET_SUBSTITUTE, LEAVE_CLASSES } from './leave-classes.queries.ts';

/** Takes somebody who leaves from the teachers of classes, and tells of these. */
@Injectable()
export class LeaveClassesService {
  constructor(private readonly events: OrganizationEventsService) {}

  async leave(tx: SqlRunner, userId: string): Promise<void> {
    const left = await LEAVE_CLASSES.rows(tx, [userId]);
    await FORGET_SUBSTITUTE.run(tx, [userId]);
    for (const one of left) await this.events.classChanged(tx, one);
  }
}
