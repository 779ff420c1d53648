import { readClassCode } from '@burrow/contracts';
import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CodeTrier } from '../../../attempts/code-allowances.rules.ts';
import { CodeAttemptsService } from '../../../attempts/code-attempts.service.ts';
import { hashSecret } from '../../../tokens/tokens.repository.ts';
import { FIND, FIND_LOCKED, type TokenClass } from './class-sign-up.queries.ts';

/** What leads to a class: the code on its wall, which could be guessed, or the token of a link, which could not. */
@Injectable()
export class ClassTokensService {
  constructor(
    private readonly attempts: CodeAttemptsService,
    private readonly db: DataSource,
  ) {}

  /**
   * Returns the class of a code or token; wrong, closed and old ones are refused alike. Codes that are wrong are
   * counted, by network or browser. @throws DomainError auth/token-invalid, auth/too-many-attempts
   */
  async find(token: string, trier: CodeTrier): Promise<TokenClass> {
    if (readClassCode(token) === null) return this.demand(FIND, token);
    return this.attempts.count(trier, () => this.demand(FIND, token));
  }

  /** Returns the class as it is until the transaction ends. @throws DomainError auth/token-invalid */
  lock(tx: SqlRunner, token: string): Promise<TokenClass> {
    return this.demand(FIND_LOCKED, token);
  }

  private async demand(statement: typeof FIND, token: string): Promise<TokenClass> {
    const hash = hashSecret(readClassCode(token) ?? token).toString('hex');
    const found = await statement.first(this.db.manager, [hash]);
    if (found) return found;
    throw new DomainError('auth/token-invalid', 'This code or link is not valid.');
  }
}
