import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Raw, type Repository } from 'typeorm';
import { TokenEntity } from '../database/entities/token.entity.ts';
import { TOKEN_LIFETIMES, type TokenPurpose } from './token-lifetimes.table.ts';
import { ISSUE, SPEND, type Token } from './tokens.queries.ts';

export interface NewToken {
  readonly purpose: TokenPurpose;
  readonly userId?: string | null;
  readonly email?: string | null;
  readonly visitorId?: string | null;
  readonly data?: object;
}

/** Returns the stored form of a secret: of no use to anyone who reads the database. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Returns 256 random bits as text that can be used in a URL. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

const invalid = () => new DomainError('auth/token-invalid', 'This link is no longer valid.');

/** Secrets that work once and for a limited time. */
@Injectable()
export class TokensRepository {
  constructor(@InjectRepository(TokenEntity) private readonly tokenRows: Repository<TokenEntity>) {}

  /** Creates a token. Earlier ones of the same purpose for the same user stop working. */
  async issue(tx: SqlRunner, { purpose, userId, email, visitorId, data }: NewToken): Promise<string> {
    const secret = makeSecret();
    if (userId) await this.revoke(purpose, userId);
    await ISSUE.run(tx, [
      hashSecret(secret),
      purpose,
      userId ?? null,
      email ?? null,
      visitorId ?? null,
      JSON.stringify(data ?? {}),
      TOKEN_LIFETIMES[purpose],
    ]);
    return secret;
  }

  async revoke(purpose: TokenPurpose, userId: string): Promise<void> {
    await this.tokenRows.delete({ purpose, userId, usedAt: IsNull() });
  }

  /** Returns what a token is for; it stays valid. @throws DomainError auth/token-invalid */
  async read(purposes: readonly TokenPurpose[], secret: string): Promise<Token> {
    const token = await this.tokenRows.findOneBy({
      hash: hashSecret(secret),
      purpose: In(purposes),
      usedAt: IsNull(),
      expiresAt: Raw(column => `${column} > now()`),
    });
    if (!token) throw invalid();
    const { purpose, userId: user_id, email, visitorId: visitor_id, data } = token;
    return { purpose: purpose as TokenPurpose, user_id, email, visitor_id, data };
  }

  /** Uses a token up: only one of several simultaneous attempts succeeds. @throws DomainError auth/token-invalid */
  async spend(tx: SqlRunner, purposes: readonly TokenPurpose[], secret: string): Promise<Token> {
    const rows = await SPEND.rows(tx, [hashSecret(secret), purposes]);
    if (!rows[0]) throw invalid();
    return rows[0];
  }
}
