import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import {
  OrganizationEventsService,
  type ToldOrganization,
} from '../../../events/organization-events.service.ts';
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
    const due = await DUE.first(tx);
    if (!due) return false;
    const students = await STUDENTS.rows(tx, [due.id]);
    for (const { id, version } of students) await this.pupils.erase(tx, id, version);
    if (students.length === 0) await this.eraseRest(tx, due);
    return true;
  }

  private async eraseRest(tx: SqlRunner, due: ToldOrganization): Promise<void> {
    const members = await MEMBERS.rows(tx, [due.id]);
    for (const { id } of members) await this.memberships.leave(tx, id);
    const classes = await CLASSES.rows(tx, [due.id]);
    for (const each of classes) await this.events.classChanged(tx, each, true);
    await ERASE_SCHOOL.run(tx, [due.id]);
    await this.events.organizationRemoved(tx, due);
  }
}
