import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';

@Injectable()
export class OrganizationsRepository {
  constructor(
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  find(id: string): Promise<OrganizationEntity | null> {
    return this.organizationRows.findOneBy({ id });
  }

  /** Returns whether one has this short name. */
  hasSlug(slug: string): Promise<boolean> {
    return this.organizationRows.existsBy({ slug });
  }

  /** Counts those who did not leave. */
  countStudents(organizationId: string): Promise<number> {
    return this.studentRows.countBy({ organizationId, leftAt: IsNull() });
  }
}
