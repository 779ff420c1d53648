import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { StudentListRepository } from './student-list.repository.ts';

/** Moves students between classes: administrators any of the organisation, teachers between classes of their own. */
@Injectable()
export class TransferStudentsService {
  constructor(
    private readonly members: MembersService,
    private readonly classes: ClassAccessService,
    private readonly students: StudentListRepository,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /**
   * Moves all of them or none. Returns how many were in another class before.
   * @throws DomainError auth/forbidden
   */
  async transfer(identity: Identity, ids: readonly string[], classId: string | null): Promise<number> {
    const member = await this.members.demand(identity);
    return this.db.transaction(async tx => {
      if (classId !== null) await this.demandOpen(identity, classId);
      else if (member.role === 'teacher')
        throw new DomainError('auth/forbidden', 'Teachers move students between classes.');
      const found = await this.students.findLocked(member, [...new Set(ids)]);
      if (found.length !== new Set(ids).size)
        throw new DomainError('auth/forbidden', 'Somebody is no student of yours.');
      const moving = found.filter(student => student.classId !== classId);
      for (const { studentId, organizationId, version: before } of moving) {
        const version = before + 1;
        await this.studentRows.update({ studentId }, { classId, version });
        await this.events.studentMoved(tx, { studentId, organizationId, classId, version });
      }
      const [one] = moving;
      if (one) {
        const only = moving.length === 1 ? ({ kind: 'student', id: one.studentId } as const) : null;
        const about = only ?? (classId === null ? null : ({ kind: 'class', id: classId } as const));
        const { organizationId } = member;
        await this.audit.record(identity, {
          organizationId,
          action: 'students-moved',
          about,
          count: moving.length,
          ...(!only && { students: moving.map(({ studentId }) => studentId) }),
        });
      }
      return moving.length;
    });
  }

  /** @throws DomainError auth/forbidden for a class that is not theirs, or was put away */
  private async demandOpen(identity: Identity, classId: string): Promise<void> {
    const { archivedAt } = await this.classes.demandLocked(identity, classId);
    if (archivedAt !== null) throw new DomainError('auth/forbidden', 'This class was put away.');
  }
}
