import { DomainError, holdAlone, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { StudentListRepository } from './student-list.repository.ts';

/** Takes a student out of the organisation, who may return for a while; account, which is told, ends their sessions. */
@Injectable()
export class RemoveStudentsService {
  constructor(
    private readonly members: MembersService,
    private readonly students: StudentListRepository,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  async remove(identity: Identity, id: string): Promise<void> {
    const member = await this.members.demand(identity);
    await this.db.transaction(async tx => {
      await holdAlone(tx, 'organization', { kind: 'student', id });
      const [found] = await this.students.findLocked(member, [id]);
      if (!found) throw new DomainError('auth/forbidden', 'This is no student of yours.');
      const version = found.version + 1;
      await this.studentRows.update({ studentId: id }, { leftAt: new Date(), version });
      await this.events.studentLeft(tx, id, version, 'left');
      const { organizationId } = member;
      const about = { kind: 'student', id } as const;
      await this.audit.record(identity, { organizationId, action: 'student-removed', about });
    });
  }
}
