import type { Member } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TO_REVIEW } from './review.queries.ts';

/** Members who came by an address that no longer proves anything. */
@Injectable()
export class MembersToReviewRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns those of an organisation, without the administrator who looks at them. */
  async list(organizationId: string, administrator: string): Promise<Member[]> {
    const rows = await TO_REVIEW.rows(this.db, [organizationId, administrator]);
    return rows.map(row => ({ ...row, joined_at: row.joined_at.toISOString() }));
  }
}
