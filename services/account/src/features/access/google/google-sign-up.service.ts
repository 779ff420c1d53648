import { findLanguageByName, FullNameSchema, type GooglePerson, type GoogleSignUp } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import type { BegunSession } from '../../../sessions/session-starts.service.ts';
import { SignUpsRepository, userTypeOf } from '../../registration/sign-up/index.ts';
import { type Admission, demandSession } from '../second-factor/index.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { GoogleAccountsService } from './google-accounts.service.ts';
import { googleOutcome } from './google-accounts.rules.ts';
import { READ, TAKE } from './google-sign-up.queries.ts';

interface WaitingPerson {
  readonly email: string;
  readonly subject: string;
  readonly name: string | null;
}

const invalid = () => new DomainError('auth/token-invalid', 'Start again with Google.');

/** What a name that others read may not contain. */
const UNFIT = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Returns a name as we store it: one line, never empty. */
const nameOf = ({ name, email }: WaitingPerson): string =>
  FullNameSchema.safeParse((name ?? '').replaceAll(UNFIT, ' ').trim().slice(0, 100)).data ||
  (email.split('@')[0] ?? '').slice(0, 100);

/** Creates the first account of a Google person, who was asked for their age and shown the terms before. */
@Injectable()
export class GoogleSignUpService {
  constructor(
    private readonly accounts: GoogleAccountsService,
    private readonly signUps: SignUpsRepository,
    private readonly tokens: TokensRepository,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/token-invalid */
  async read({ visitor }: Identity): Promise<GooglePerson> {
    const rows = await READ.rows(this.db, [visitor]);
    if (!rows[0]) throw invalid();
    return { email: rows[0].email, full_name: nameOf(rows[0]) };
  }

  async cancel({ visitor }: Identity): Promise<void> {
    await TAKE.run(this.db, [visitor]);
  }

  /** The address needs no mail, since Google has verified it. @throws DomainError auth/token-invalid, auth/google-taken */
  async signUp(identity: Identity, body: GoogleSignUp): Promise<BegunSession> {
    const admission = await this.db.transaction(async tx => {
      const rows = await TAKE.rows(tx, [identity.visitor]);
      const [person] = rows;
      if (!person) throw invalid();
      const logIn = await this.make(tx, identity, person, body);
      if (logIn === 'taken')
        throw new DomainError('auth/google-taken', 'The address already has an account.');
      return logIn;
    });
    return demandSession(admission);
  }

  private async make(
    tx: EntityManager,
    identity: Identity,
    { email, subject }: WaitingPerson,
    { full_name: fullName, role, language }: GoogleSignUp,
  ): Promise<Admission | 'taken'> {
    const known = await this.accounts.knownId(tx, subject);
    if (known !== null) return this.accounts.begin(tx, identity, known);
    if (googleOutcome(await this.accounts.ownerOf(tx, email)) !== 'new') return 'taken';
    const chosen = findLanguageByName(language ?? '')?.name ?? null;
    const user = { email, fullName, passwordHash: null, userType: userTypeOf(role), language: chosen };
    const { id, owner } = await this.signUps.keep(tx, user);
    if (owner) return 'taken';
    await this.tokens.revoke('confirm-email', id);
    await this.audit.record(identity, {
      action: 'signed-up',
      subjectUser: id,
      detail: { way: 'google' },
    });
    return this.accounts.linkAndBegin(tx, identity, id, subject);
  }
}
