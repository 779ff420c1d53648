import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import {
  OrganizationEventsService,
  type ToldOrganization,
} from '../../../events/organization-events.service.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { EraseStudentsService } from '../../students/leaving/index.ts';
import { DUE } from './closing.queries.ts';

/** Students of one transaction: an organisation with thousands is erased in several. */
const AT_ONCE = 200;

/** Erases organisations whose time to stay is over: their students for good; members keep their accounts. */
@Injectable()
export class ClosingService {
  constructor(
    private readonly erasure: EraseStudentsService,
    private readonly memberships: MembershipsService,
    private readonly events: OrganizationEventsService,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
    @InjectRepository(SchoolMemberEntity) private readonly memberRows: Repository<SchoolMemberEntity>,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** Erases some students of the next one, or the rest of it. Returns whether there was one. */
  async eraseNext(tx: SqlRunner): Promise<boolean> {
    const due = await DUE.first(tx);
    if (!due) return false;
    const students = await this.studentRows.find({
      select: { studentId: true, version: true },
      where: { organizationId: due.id },
      order: { studentId: 'ASC' },
      take: AT_ONCE,
    });
    for (const { studentId, version } of students) await this.erasure.erase(tx, studentId, version);
    if (students.length === 0) await this.eraseRest(tx, due);
    return true;
  }

  private async eraseRest(tx: SqlRunner, due: ToldOrganization): Promise<void> {
    const members = await this.memberRows.findBy({ organizationId: due.id });
    for (const { userId } of members) await this.memberships.leave(tx, userId, due.id);
    const classes = await this.classRows.findBy({ organizationId: due.id });
    for (const each of classes) await this.events.classChanged(tx, each, true);
    await this.organizationRows.delete({ id: due.id });
    await this.events.organizationRemoved(tx, due);
  }
}
