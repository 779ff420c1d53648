import { findLanguage } from '@burrow/contracts';
import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { type BegunSession, SignIns } from '../sign-in/sign-ins.ts';
import { SignUpsRepository } from '../sign-up/sign-ups.repository.ts';
import { Tokens } from '../tokens/tokens.ts';
import { emailKey } from '../users/keys.rules.ts';
import { type AddressOwner, googleOutcome } from './google-accounts.rules.ts';
import type { GooglePerson } from './google-provider.ts';

/** A session has begun, a password is to be asked for, or nothing can be done. */
export type GoogleSignIn = BegunSession | 'ask-password' | 'refuse';

const BY_SUBJECT =
  'select id from account.users where google_subject = $1 and email_verified_at is not null for no key update';

const BY_ADDRESS = `
  select id, password_hash is not null as has_password, google_subject, email_verified_at is not null as confirmed
  from account.users where email_key = $1 for no key update`;

const LINK = `
  with linked as (
    update account.users set google_subject = $2, email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
    where id = $1 and google_subject is null returning 1
  ) select * from linked`;

/** A name as we keep it: one line, and never none. */
const nameOf = ({ name, email }: GooglePerson): string =>
  (name ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100) || (email?.split('@')[0] ?? '').slice(0, 100);

/** Whose account a person of Google is. */
@Injectable()
export class GoogleAccounts {
  constructor(
    @Inject(SignUpsRepository) private readonly signUps: SignUpsRepository,
    @Inject(SignIns) private readonly signIns: SignIns,
    @Inject(Tokens) private readonly tokens: Tokens,
    @Inject(Audit) private readonly audit: Audit,
    @Inject(DataSource) private readonly db: DataSource,
  ) {}

  signIn(identity: Identity, person: GooglePerson, language: string): Promise<GoogleSignIn> {
    return this.db.transaction(async tx => {
      const known: { id: string }[] = await tx.query(BY_SUBJECT, [person.subject]);
      if (known[0]) return this.begin(tx, identity, known[0].id);
      if (person.email === null) return 'refuse';
      const owners: AddressOwner[] = await tx.query(BY_ADDRESS, [emailKey(person.email)]);
      const outcome = googleOutcome(owners[0]);
      if (outcome === 'begin') return this.make(tx, identity, person, language);
      if (outcome === 'refuse' || !owners[0]) return 'refuse';
      if (outcome === 'link') return this.link(tx, identity, owners[0].id, person.subject);
      const data = { subject: person.subject };
      await this.tokens.issue(tx, { purpose: 'google-link', userId: owners[0].id, email: person.email, visitorId: identity.visitor, data }); // prettier-ignore
      return outcome;
    });
  }

  /** Links an account for good, and signs in. */
  async link(tx: SqlRunner, identity: Identity, userId: string, subject: string): Promise<GoogleSignIn> {
    const linked: unknown[] = await tx.query(LINK, [userId, subject]);
    if (linked.length === 0) return 'refuse';
    await this.audit.record(tx, identity, { action: 'google-linked', subjectUser: userId });
    return this.begin(tx, identity, userId);
  }

  /** A parent's account; the address needs no mail, since Google has verified it. */
  private async make(
    tx: SqlRunner,
    identity: Identity,
    person: GooglePerson,
    language: string,
  ): Promise<GoogleSignIn> {
    const name = findLanguage(language)?.name ?? null;
    const user = { email: person.email ?? '', fullName: nameOf(person), passwordHash: null, userType: 0, language: name } as const; // prettier-ignore
    const { id, owner } = await this.signUps.keep(tx, user);
    if (owner) return 'refuse';
    await this.tokens.revoke(tx, 'confirm-email', id);
    await this.audit.record(tx, identity, {
      action: 'signed-up',
      subjectUser: id,
      detail: { way: 'google' },
    });
    return this.link(tx, identity, id, person.subject);
  }

  private begin(tx: SqlRunner, identity: Identity, userId: string): Promise<BegunSession> {
    return this.signIns.begin(tx, identity, { userId, studentId: null, isStudent: false }, 'google');
  }
}
