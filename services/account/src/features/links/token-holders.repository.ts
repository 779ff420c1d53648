import type { TokenEmail, TokenUser } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readInvitation } from '../sign-up/index.ts';
import { TokensRepository } from '../../tokens/tokens.repository.ts';

const PURPOSES = ['confirm-email', 'reset-password', 'sign-up', 'change-email'] as const;

/** Tells the holder of a token whose it is. It stays good. */
@Injectable()
export class TokenHoldersRepository {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly db: DataSource,
  ) {}

  async user(secret: string): Promise<TokenUser> {
    const { purpose, email, user_id } = await this.tokens.read(this.db, PURPOSES, secret);
    const known = PURPOSES.find(each => each === purpose);
    if (!known || email === null) throw new DomainError('auth/token-invalid', 'This link is no longer good.');
    const rows: { full_name: string }[] = await this.db.query('select full_name from account.users where id = $1', [user_id]); // prettier-ignore
    return { email, full_name: rows[0]?.full_name ?? null, purpose: known };
  }

  async invitation(secret: string): Promise<TokenEmail> {
    const { email, data } = await this.tokens.read(this.db, ['sign-up'], secret);
    const { role, organizationId } = readInvitation(data);
    const rows: { name: string }[] = await this.db.query('select name from account.organizations where id = $1', [organizationId]); // prettier-ignore
    return { email: email ?? '', role, organization_name: rows[0]?.name ?? null };
  }
}
