import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';

/** Says who teaches a class. */
@Injectable()
export class ChangeClassTeachersService {
  constructor(
    private readonly access: ClassAccessService,
    private readonly members: MembersService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
  ) {}

  /** Returns who teaches it now, each once. @throws DomainError auth/forbidden, organization/not-a-member */
  async change(identity: Identity, classId: string, teachers: readonly string[]): Promise<string[]> {
    return this.db.transaction(async tx => {
      const found = await this.access.demandLocked(identity, classId);
      await this.members.demandAll(found.organizationId, teachers);
      const saved = await this.classRows.save(Object.assign(found, { teacherIds: [...new Set(teachers)] }));
      await this.events.classChanged(tx, saved);
      const about = { kind: 'class', id: classId } as const;
      const { organizationId } = saved;
      await this.audit.record(identity, { organizationId, action: 'class-teachers-changed', about });
      return saved.teacherIds;
    });
  }
}
