import type { FoundUnusedPupils } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UNUSED } from './unused-pupils.queries.ts';

/** Students whose accounts nobody uses. */
@Injectable()
export class UnusedPupilsRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns those of an organisation who were not there since a day, in the order of their ids. */
  find(
    organizationId: string,
    before: string,
    afterId: string | null,
  ): Promise<FoundUnusedPupils['students']> {
    return UNUSED.rows(this.db, [organizationId, before, afterId]);
  }
}
