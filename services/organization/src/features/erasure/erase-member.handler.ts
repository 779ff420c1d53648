import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { ClassEntity } from '../../database/entities/class.entity.ts';
import { OrganizationEventsService } from '../../events/organization-events.service.ts';
import { FORGET_MEMBER, LEAVE_CLASSES } from './erase-member.queries.ts';

/** Deletes what is stored about somebody whose account was erased: the membership, and the place among the teachers of classes. */
@Injectable()
export class EraseMemberHandler {
  constructor(private readonly events: OrganizationEventsService) {}

  async erase(userId: string, tx: SqlRunner): Promise<void> {
    await tx.query(FORGET_MEMBER, [userId]);
    const left = (await tx.query(LEAVE_CLASSES, [userId])) as ClassEntity[];
    for (const one of left) await this.events.classChanged(tx, one);
  }
}
