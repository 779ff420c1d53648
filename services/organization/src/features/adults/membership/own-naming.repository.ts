import type { Membership } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SUCCESSION } from './membership.queries.ts';

@Injectable()
export class OwnNamingRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns whether somebody has accepted to be an administrator's successor in a school; null if nobody named them. */
  async of(organizationId: string, userId: string): Promise<Membership['succession']> {
    const named = await SUCCESSION.first(this.db, [organizationId, userId]);
    return named ?? null;
  }
}
