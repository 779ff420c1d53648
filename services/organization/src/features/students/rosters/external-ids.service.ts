import type { ExternalIds } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClassAccessService } from '../../../members/class-access.service.ts';
import { IDS_OF_CLASS } from './rosters.queries.ts';

/** What the school's own systems call its students. */
@Injectable()
export class ExternalIdsService {
  constructor(
    private readonly access: ClassAccessService,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/forbidden */
  async ofClass(identity: Identity, classId: string): Promise<ExternalIds> {
    await this.access.demand(identity, classId);
    return { students: await IDS_OF_CLASS.rows(this.db, [classId]) };
  }
}
