import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { ClassEntity } from '../../../database/entities/class.entity.ts';
import type { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { ErasePupilsService } from '../../students/leaving/index.ts';
import { CLASSES, DUE, ERASE_SCHOOL, MEMBERS, STUDENTS } from './closing.queries.ts';

/** Erases organisations whose time to stay is over: their students for good; members keep their accounts. */
@Injectable()
export class ClosingService {
  constructor(
    private readonly pupils: ErasePupilsService,
    private readonly memberships: MembershipsService,
    private readonly events: OrganizationEventsService,
  ) {}

  /** Erases some students of the next one, or the rest of it. Returns whether there was one. */
  async eraseNext(tx: SqlRunner): Promise<boolean> {
    const [due]: OrganizationEntity[] = await tx.query(DUE);
    if (!due) return false;
    const students: { id: string; version: number }[] = await tx.query(STUDENTS, [due.id]);
    for (const { id, version } of students) await this.pupils.erase(tx, id, version);
    if (students.length === 0) await this.eraseRest(tx, due);
    return true;
  }

  private async eraseRest(tx: SqlRunner, due: OrganizationEntity): Promise<void> {
    const members: { id: string }[] = await tx.query(MEMBERS, [due.id]);
    for (const { id } of members) await this.memberships.leave(tx, id);
    const classes: ClassEntity[] = await tx.query(CLASSES, [due.id]);
    for (const each of classes) await this.events.classChanged(tx, each, true);
    await tx.query(ERASE_SCHOOL, [due.id]);
    await this.events.organizationRemoved(tx, due);
  }
}
