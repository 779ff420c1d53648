import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { emailKey } from '../../people/keys.rules.ts';
import type { Owner, PendingSignUp } from './confirmations.service.ts';
import { takenKey } from '../../people/taken-key.rules.ts';

export interface NewUser {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  readonly userType: 0 | 1 | 2;
  readonly language: string | null;
  readonly organizationId?: string | null;
}

const OWNER =
  'select id, email, language from account.users where email_key = $1 and email_verified_at is not null';

/** Makes the row, or replaces one that was never confirmed; gives none where it is somebody's. */
const KEEP = `
  insert into account.users as u (email_key, email, full_name, password_hash, user_type, language, organization_id)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (email_key) do update set email = excluded.email, full_name = excluded.full_name,
    password_hash = excluded.password_hash, user_type = excluded.user_type, language = excluded.language,
    organization_id = excluded.organization_id, google_subject = null, is_staff = false, is_paid = false, updated_at = now()
  where u.email_verified_at is null
  returning id`;

/** Rows of users whose address has not been confirmed yet. */
@Injectable()
export class SignUpsRepository {
  /**
   * Keeps a sign-up. Of any number at once for one address the last one counts. Students that an earlier
   * sign-up of the address brought along are gone: they were never anybody's.
   */
  async keep(tx: SqlRunner, user: NewUser): Promise<PendingSignUp> {
    const key = emailKey(user.email);
    const owner = await this.ownerOf(tx, key);
    const id = owner ? null : await this.write(tx, key, user);
    if (id) return { id, email: user.email, language: user.language, owner: null };
    const found = owner ?? (await this.ownerOf(tx, key));
    const held = await this.write(tx, takenKey(key), {
      ...user,
      email: '',
      fullName: '',
      organizationId: null,
    });
    if (!found || !held) throw new Error('a sign-up was not kept');
    return { id: held, email: user.email, language: user.language, owner: found };
  }

  /** Forgets a sign-up that needs no keeping. */
  async drop(tx: SqlRunner, { id }: PendingSignUp): Promise<void> {
    await tx.query('delete from account.users where id = $1 and email_verified_at is null', [id]);
  }

  private async ownerOf(tx: SqlRunner, key: string): Promise<Owner | null> {
    const rows: Owner[] = await tx.query(OWNER, [key]);
    return rows[0] ?? null;
  }

  private async write(tx: SqlRunner, key: string, user: NewUser): Promise<string | null> {
    const { email, fullName, passwordHash, userType, language, organizationId = null } = user;
    const rows: { id: string }[] = await tx.query(KEEP, [key, email, fullName, passwordHash, userType, language, organizationId]); // prettier-ignore
    const id = rows[0]?.id ?? null;
    if (id) await tx.query('delete from account.students where parent_id = $1', [id]);
    return id;
  }
}
