import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { type Admission, AdmissionsService } from '../second-factor/index.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { emailKey } from '../../../people/keys.rules.ts';
import { googleOutcome } from './google-accounts.rules.ts';
import type { GooglePerson } from './google.client.ts';
import { BY_ADDRESS, BY_SUBJECT, HOLD, LINK, type AddressOwner } from './google-accounts.queries.ts';

/** A session began, or something is still needed, or it failed, and why. */
export type GoogleLogIn = Admission | 'link' | 'new' | 'unverified' | 'taken';

/** Finds the account of a Google person. */
@Injectable()
export class GoogleAccountsService {
  constructor(
    private readonly admissions: AdmissionsService,
    private readonly tokens: TokensRepository,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
  ) {}

  logIn(identity: Identity, person: GooglePerson): Promise<GoogleLogIn> {
    return this.db.transaction(async tx => {
      const known = await this.knownId(tx, person.subject);
      if (known !== null) return this.begin(tx, identity, known);
      if (person.email === null) return 'unverified';
      const owner = await this.ownerOf(tx, person.email);
      const outcome = googleOutcome(owner);
      if (outcome === 'taken') return outcome;
      if (outcome === 'link' && owner) return this.linkAndBegin(tx, identity, owner.id, person.subject);
      await this.keep(tx, identity, person, outcome === 'ask-password' && owner ? owner.id : null);
      return outcome === 'ask-password' ? 'link' : 'new';
    });
  }

  /** Returns the account of a Google person, or null. */
  async knownId(tx: EntityManager, subject: string): Promise<string | null> {
    await HOLD.run(tx, [subject]);
    const known = await BY_SUBJECT.rows(tx, [subject]);
    return known[0]?.id ?? null;
  }

  /** Returns whose address it is, confirmed or not. */
  async ownerOf(tx: EntityManager, email: string): Promise<AddressOwner | undefined> {
    const owners = await BY_ADDRESS.rows(tx, [emailKey(email)]);
    return owners[0];
  }

  /** Links an account permanently; false if it, or the Google account, is already linked. */
  async link(tx: EntityManager, identity: Identity, userId: string, subject: string): Promise<boolean> {
    if ((await this.knownId(tx, subject)) !== null) return false;
    const linked = await LINK.rows(tx, [userId, subject]);
    if (linked.length === 0) return false;
    await this.audit.record(identity, { action: 'google-linked', subjectUser: userId });
    return true;
  }

  async linkAndBegin(
    tx: EntityManager,
    identity: Identity,
    userId: string,
    subject: string,
  ): Promise<Admission | 'taken'> {
    return (await this.link(tx, identity, userId, subject)) ? this.begin(tx, identity, userId) : 'taken';
  }

  begin(tx: EntityManager, identity: Identity, userId: string): Promise<Admission> {
    return this.admissions.admit(tx, identity, { userId, studentId: null, isStudent: false }, 'google');
  }

  /** Keeps what Google said in this browser until the password, or what a first account needs, is given. */
  private async keep(tx: EntityManager, { visitor }: Identity, person: GooglePerson, userId: string | null) {
    const { subject, email, name } = person;
    const purpose = userId === null ? 'google-sign-up' : 'google-link';
    await this.tokens.issue(tx, { purpose, userId, email, visitorId: visitor, data: { subject, name } });
  }
}
