import type { OwnGoogle } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { demandOwner } from '../../../http/demand-owner.ts';
import { mayActAsOwner } from '../../../http/owner.rules.ts';
import { CurrentPasswordService } from '../../../passwords/current-password.service.ts';
import { GoogleAccountsService } from './google-accounts.service.ts';
import { type GooglePerson, GoogleClient } from './google.client.ts';
import { GoogleStatesRepository } from './google-states.repository.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

/** The Google account of the user who is logged in. It changes only with the current password, if there is one. */
@Injectable()
export class OwnGoogleService {
  constructor(
    private readonly accounts: GoogleAccountsService,
    private readonly provider: GoogleClient,
    private readonly states: GoogleStatesRepository,
    private readonly currentPassword: CurrentPasswordService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  /** Returns where to log in at Google. @throws DomainError auth/wrong-password, auth/google-failed */
  async begin(identity: Identity, user: string, { current_password, language }: OwnGoogle) {
    demandOwner(identity);
    await this.currentPassword.demand(user, await this.passwordOf(user), current_password);
    const checks = await this.states.begin(identity, { page: 'profile/details', language, linkTo: user });
    return this.provider.authorizationUrl(checks).catch((error: unknown) => {
      this.provider.warn(error);
      throw new DomainError('auth/google-failed', 'Google does not answer.');
    });
  }

  /** Links what Google says to the account that requested it, which must still be the one that is logged in. */
  async linkBack(identity: Identity, user: string, person: GooglePerson) {
    if (identity.user !== user || identity.role === 'student' || !mayActAsOwner(identity)) return 'failed';
    return this.db.transaction(async tx => {
      const known = await this.accounts.knownId(tx, person.subject);
      if (
        known === user ||
        (known === null && (await this.accounts.link(tx, identity, user, person.subject)))
      )
        return 'linked';
      return 'taken';
    });
  }

  /** @throws DomainError auth/last-way-in if there is no password to log in with, auth/wrong-password */
  async unlink(identity: Identity, user: string, given: string | undefined): Promise<void> {
    demandOwner(identity);
    const hash = await this.passwordOf(user);
    if (hash === null) throw new DomainError('auth/last-way-in', 'There is no other way to log in.');
    await this.currentPassword.demand(user, hash, given);
    await this.db.transaction(async () => {
      // The password may be removed at the same moment: then Google is the last way in.
      const linked = { id: user, googleSubject: Not(IsNull()), passwordHash: Not(IsNull()) };
      const { affected } = await this.userRows.update(linked, {
        googleSubject: null,
        updatedAt: () => 'now()',
      });
      if (affected === 0) return;
      await this.audit.record(identity, { action: 'google-unlinked', subjectUser: user });
    });
  }

  private async passwordOf(user: string): Promise<string | null> {
    const found = await this.userRows.findOneBy({ id: user });
    if (!found) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
    return found.passwordHash;
  }
}
