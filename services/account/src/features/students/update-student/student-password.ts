import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { studentKey } from '../../attempts/attempt-keys.rules.ts';
import { Attempts } from '../../attempts/attempts.ts';
import { CurrentPassword, ownPasswordKey } from '../../passwords/current-password.ts';
import { Passwords } from '../../passwords/passwords.ts';
import { Sessions } from '../../sessions/sessions.ts';

const SET = `
  with changed as (
    update account.students set password_hash = $2 where id = $1 returning username, organization_id
  )
  select c.username, o.slug from changed c left join account.organizations o on o.id = c.organization_id`;

/** A student's password. */
@Injectable()
export class StudentPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly currentPassword: CurrentPassword,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
  ) {}

  hash(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  /** @throws DomainError auth/wrong-password, auth/too-many-attempts */
  async demandCurrent(id: string, given: string | undefined): Promise<void> {
    const rows: { password_hash: string }[] = await this.dataSource.query(
      'select password_hash from account.students where id = $1',
      [id],
    );
    if (!rows[0]) throw new DomainError('auth/not-signed-in', 'Nobody is signed in.');
    await this.currentPassword.demand(id, rows[0].password_hash, given);
  }

  /** Ends the student's sessions but the given one, and forgets what was tried before. */
  async set(tx: SqlRunner, id: string, hash: string, but: string | null): Promise<void> {
    const rows: { username: string; slug: string | null }[] = await tx.query(SET, [id, hash]);
    if (!rows[0]) return;
    await this.sessions.endAllOfStudent(tx, id, but);
    await this.attempts.clear(tx, studentKey(rows[0].username, rows[0].slug));
    await this.attempts.clear(tx, ownPasswordKey(id));
  }
}
