import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Raw, type Repository } from 'typeorm';
import { SecondFactorEntity } from '../../../database/entities/second-factor.entity.ts';
import { TokenEntity } from '../../../database/entities/token.entity.ts';
import {
  type BegunSession,
  type LogInWay,
  SessionStartsService,
} from '../../../sessions/session-starts.service.ts';
import type { NewSession } from '../../../sessions/sessions.repository.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { FactorCodesService } from './factor-codes.service.ts';
import { SPEND } from './second-factors.queries.ts';

/** A session that began, or a log-in that waits for a code in the same browser. */
export type Admission = BegunSession | 'second-step';

const WAYS: readonly LogInWay[] = ['password', 'google'];

/** Lets people in who have proved who they are: at once, or after a second step. */
@Injectable()
export class AdmissionsService {
  constructor(
    private readonly sessionStarts: SessionStartsService,
    private readonly codes: FactorCodesService,
    private readonly tokens: TokensRepository,
    @InjectRepository(SecondFactorEntity) private readonly factorRows: Repository<SecondFactorEntity>,
    @InjectRepository(TokenEntity) private readonly tokenRows: Repository<TokenEntity>,
  ) {}

  /** Students have no second factor. The transaction must be committed also if a second step is needed. */
  async admit(tx: EntityManager, identity: Identity, who: NewSession, way: LogInWay): Promise<Admission> {
    const { userId, isStudent } = who;
    const isAsked =
      !isStudent &&
      userId !== null &&
      (await this.factorRows.existsBy({ userId, confirmedAt: Not(IsNull()) }));
    if (!isAsked) return this.sessionStarts.begin(tx, identity, who, way);
    await this.tokens.issue(tx, {
      purpose: 'second-factor',
      userId,
      visitorId: identity.visitor,
      data: { way },
    });
    return 'second-step';
  }

  /** The second step, in the browser of the first one. @throws DomainError auth/token-invalid, auth/wrong-code, auth/too-many-attempts, auth/second-factor-lost */
  async complete(identity: Identity, code: string): Promise<BegunSession> {
    const waiting = await this.waitingOf(identity.visitor);
    const userId = waiting?.userId;
    if (!waiting || !userId) throw startAgain();
    return this.codes.demand(userId, code, true, async tx => {
      const spent = await SPEND.rows(tx, [waiting.hash]);
      if (spent.length === 0) throw startAgain();
      const way = WAYS.find(each => each === waiting.data['way']) ?? 'password';
      return this.sessionStarts.begin(tx, identity, { userId, studentId: null, isStudent: false }, way);
    });
  }

  /** The log-in of this browser that waits for a code. */
  private async waitingOf(visitorId: string): Promise<TokenEntity | null> {
    return this.tokenRows.findOne({
      where: {
        visitorId,
        purpose: 'second-factor',
        usedAt: IsNull(),
        expiresAt: Raw(column => `${column} > now()`),
      },
      order: { createdAt: 'DESC' },
    });
  }
}

const startAgain = () => new DomainError('auth/token-invalid', 'Log in again first.');

/** Returns the session. @throws DomainError auth/second-factor-needed */
export function demandSession(admission: Admission): BegunSession {
  if (admission !== 'second-step') return admission;
  throw new DomainError('auth/second-factor-needed', 'A code of the second factor is needed.');
}
