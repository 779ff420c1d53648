import type { PublicOrganization } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';

/** What anybody may know of an organisation. */
@Injectable()
export class PublicOrganizationsRepository {
  constructor(
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** Returns null if there is none, or not any more. */
  async find(slug: string): Promise<PublicOrganization | null> {
    const found = await this.organizationRows.findOneBy({ slug, removed: false });
    return found && { name: found.name, slug: found.slug };
  }
}
