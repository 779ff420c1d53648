import type { PublicOrganization } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';

/** What anybody may know of an organisation. */
@Injectable()
export class PublicOrganizationsRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns null if there is none, or not any more. */
  async find(slug: string): Promise<PublicOrganization | null> {
    const found = await this.db.getRepository(OrganizationEntity).findOneBy({ slug, removed: false });
    return found && { name: found.name, slug: found.slug };
  }
}
