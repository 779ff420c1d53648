import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';

@Injectable()
export class OrganizationsRepository {
  constructor(private readonly db: DataSource) {}

  find(id: string): Promise<OrganizationEntity | null> {
    return this.db.manager.findOneBy(OrganizationEntity, { id });
  }

  /** Returns whether one has this short name. */
  hasSlug(slug: string): Promise<boolean> {
    return this.db.manager.existsBy(OrganizationEntity, { slug });
  }

  /** Counts those who did not leave. */
  countStudents(organizationId: string): Promise<number> {
    return this.db.manager.countBy(StudentEntity, { organizationId, leftAt: IsNull() });
  }
}
