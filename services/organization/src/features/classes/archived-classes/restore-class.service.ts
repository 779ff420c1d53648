import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { MembersService } from '../../../members/members.service.ts';

/** Takes a class out of the archive, for administrators. */
@Injectable()
export class RestoreClassService {
  constructor(
    private readonly members: MembersService,
    private readonly access: ClassAccessService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(ClassEntity) private readonly classRows: Repository<ClassEntity>,
  ) {}

  /** One that is not archived stays as it is. @throws DomainError auth/forbidden */
  async restore(identity: Identity, classId: string): Promise<ClassEntity> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.db.transaction(async () => {
      const found = await this.access.demandLocked(identity, classId);
      if (found.archivedAt !== null) {
        await this.classRows.update({ id: classId }, { archivedAt: null });
        const about = { kind: 'class', id: classId } as const;
        await this.audit.record(identity, { organizationId, action: 'class-restored', about });
      }
      return this.access.demandLocked(identity, classId);
    });
  }
}
