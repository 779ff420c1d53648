import type { LoggedIn } from '@burrow/contracts';
import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CURRENT_USER_OF_SESSION, type CurrentUserRow } from './current-user.queries.ts';
import { toCurrentUser, toLastPlayed } from './current-user.rules.ts';

/** Finds out whose a session is. */
@Injectable()
export class CurrentUsersRepository {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError auth/not-logged-in if the session has ended */
  async ofSession(session: string | null, db: SqlRunner = this.db): Promise<LoggedIn> {
    const rows: CurrentUserRow[] = session === null ? [] : await CURRENT_USER_OF_SESSION.rows(db, [session]);
    if (!rows[0]) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
    return { user: toCurrentUser(rows[0]), last_played: toLastPlayed(rows[0]) };
  }
}
