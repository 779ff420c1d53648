import type { Profile } from '@burrow/contracts';
import { DomainError, type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { PROFILE_OF_STUDENT, PROFILE_OF_USER } from './profile.queries.ts';

/** The details of whoever is logged in: a student who logged in as such, otherwise the user. */
@Injectable()
export class ProfilesRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** @throws DomainError auth/not-logged-in if the account was erased since the session was checked */
  async read({ role, user, student }: Identity): Promise<Profile> {
    const row =
      role === 'student'
        ? await PROFILE_OF_STUDENT.first(this.pool, [student])
        : await PROFILE_OF_USER.first(this.pool, [user]);
    if (!row) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
    return {
      ...row,
      created_at: row.created_at.toISOString(),
      deletion_at: row.deletion_at?.toISOString() ?? null,
    };
  }
}
