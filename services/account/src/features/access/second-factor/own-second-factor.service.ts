import type { BegunSecondFactor, RecoveryCodes, RemoveSecondFactor, SecondFactor } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { SecondFactorEntity } from '../../../database/entities/second-factor.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { demandOwner } from '../../../http/demand-owner.ts';
import { demandUser } from '../../../http/demand-user.ts';
import { CurrentPasswordService } from '../../../passwords/current-password.service.ts';
import { MemberEventsService } from '../../../people/member-events.service.ts';
import { SessionsRepository } from '../../../sessions/sessions.repository.ts';
import { FactorCodesService } from './factor-codes.service.ts';
import { BEGIN, READ, REMOVE } from './second-factors.queries.ts';
import { newKey, uriOf } from './totp.rules.ts';

const isOn = () => new DomainError('auth/second-factor-on', 'A second factor is on already.');

/** The second factor of whoever is logged in. */
@Injectable()
export class OwnSecondFactorService {
  constructor(
    private readonly codes: FactorCodesService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly sessions: SessionsRepository,
    private readonly members: MemberEventsService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectRepository(SecondFactorEntity) private readonly factorRows: Repository<SecondFactorEntity>,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  async read(identity: Identity): Promise<SecondFactor> {
    const row = await READ.first(this.db, [demandUser(identity)]);
    return { on_since: row?.confirmed_at.toISOString() ?? null, recovery_codes_left: row?.codes_left ?? 0 };
  }

  /** @throws DomainError auth/wrong-password, auth/too-many-attempts, auth/second-factor-on */
  async begin(identity: Identity, password: string | undefined): Promise<BegunSecondFactor> {
    const { user, email } = await this.demandPassword(identity, password);
    const key = newKey();
    const begun = await BEGIN.rows(this.db, [user, this.codes.seal(key)]);
    if (begun.length === 0) throw isOn();
    return { key, uri: uriOf(key, email) };
  }

  /** All other sessions end: they began without it. @throws DomainError auth/wrong-code, auth/too-many-attempts, auth/second-factor-lost */
  async confirm(identity: Identity, code: string): Promise<RecoveryCodes> {
    demandOwner(identity);
    const user = demandUser(identity);
    return this.codes.demand(user, code, false, async tx => {
      await this.factorRows.update({ userId: user }, { confirmedAt: () => 'now()' });
      await this.sessions.endAllOfUser(user, identity.session);
      await this.members.memberChanged(tx, user);
      await this.audit.record(identity, { action: 'second-factor-on', subjectUser: user });
      return { recovery_codes: await this.codes.makeRecoveryCodes(tx, user) };
    });
  }

  /** @throws DomainError auth/wrong-password, auth/wrong-code, auth/too-many-attempts, auth/second-factor-lost */
  async remove(identity: Identity, { current_password, code }: RemoveSecondFactor): Promise<void> {
    const { user } = await this.demandPassword(identity, current_password);
    await this.codes.demand(user, code, true, async tx => {
      await REMOVE.run(tx, [user]);
      await this.members.memberChanged(tx, user);
      await this.audit.record(identity, { action: 'second-factor-off', subjectUser: user });
    });
  }

  private async demandPassword(identity: Identity, password: string | undefined) {
    demandOwner(identity);
    const user = demandUser(identity);
    const row = await this.userRows.findOneBy({ id: user });
    await this.currentPassword.demand(user, row?.passwordHash ?? null, password);
    return { user, email: row?.email ?? '' };
  }
}
