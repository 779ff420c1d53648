import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { usernameKey } from '../../../../people/keys.rules.ts';
import { TAKEN } from './usernames.queries.ts';

/** Which usernames are taken: among all families' students, or in an organisation. */
@Injectable()
export class UsernamesRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async exists(username: string, organization: string | null): Promise<boolean> {
    return (await this.taken([username], organization)).size > 0;
  }

  /** Returns the first that is free among the families' students, or undefined. */
  async firstFree(usernames: readonly string[]): Promise<string | undefined> {
    const taken = await this.taken(usernames, null);
    return usernames.find(username => !taken.has(usernameKey(username)));
  }

  private async taken(usernames: readonly string[], organization: string | null): Promise<Set<string>> {
    const rows = await TAKEN.rows(this.pool, [organization, usernames.map(usernameKey)]);
    return new Set(rows.map(row => row.username_key));
  }
}
