import type { ProfileUpdate } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { demandOwner } from '../../../../http/demand-owner.ts';
import { demandLanguage } from '../../language/index.ts';
import { demandUncommon } from '../../../../passwords/demand-uncommon.ts';
import { CurrentPasswordService } from '../../../../passwords/current-password.service.ts';
import { PasswordsService } from '../../../../passwords/passwords.service.ts';
import { hashRecipient } from '../../../mails/mail/index.ts';
import { ChangeEmailService } from './change-email.service.ts';
import { ChangePasswordService } from './change-password.service.ts';
import { concernsOwner } from './update-profile.rules.ts';
import { UnsubscriptionEntity } from '../../../../database/entities/unsubscription.entity.ts';
import { UserEntity } from '../../../../database/entities/user.entity.ts';
import { MemberEventsService } from '../../../../people/member-events.service.ts';

/** Changes a user's details. Address and password need the current password, if there is one. */
@Injectable()
export class UpdateProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly currentPassword: CurrentPasswordService,
    private readonly passwords: PasswordsService,
    private readonly changeEmail: ChangeEmailService,
    private readonly changePassword: ChangePasswordService,
    private readonly members: MemberEventsService,
    @InjectRepository(UnsubscriptionEntity)
    private readonly unsubscriptionRows: Repository<UnsubscriptionEntity>,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  async update(identity: Identity, user: string, update: ProfileUpdate): Promise<void> {
    const language = update.language === undefined ? undefined : demandLanguage(update.language);
    if (update.new_password !== undefined) demandUncommon(update.new_password, 'new_password');
    if (concernsOwner(update)) await this.demandPassword(identity, user, update.current_password);
    if (update.email !== undefined) await this.changeEmail.demandFree(update.email);
    const hash = update.new_password === undefined ? null : await this.passwords.hash(update.new_password);
    await this.dataSource.transaction(async tx => {
      await this.userRows.update(user, { ...detailsOf(update, language), updatedAt: () => 'now()' });
      if (update.full_name !== undefined) await this.members.memberChanged(tx, user);
      if (update.receives_news) await this.takeNewsAgain(user);
      if (update.email !== undefined) await this.changeEmail.ask(tx, user, update.email);
      if (hash !== null) await this.changePassword.change(tx, identity, user, hash);
    });
  }

  private async demandPassword(identity: Identity, user: string, given: string | undefined): Promise<void> {
    demandOwner(identity);
    const found = await this.userRows.findOneBy({ id: user });
    if (!found) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
    await this.currentPassword.demand(user, found.passwordHash, given);
  }

  /** Somebody who switches news on again has changed their mind about unsubscribing. */
  private async takeNewsAgain(user: string): Promise<void> {
    const found = await this.userRows.findOneBy({ id: user });
    if (found) await this.unsubscriptionRows.delete({ recipientHash: hashRecipient(found.email) });
  }
}

/** Returns the columns that change: anything not given stays. */
const detailsOf = ({ full_name, receives_news }: ProfileUpdate, language: string | undefined) => ({
  ...(full_name !== undefined && { fullName: full_name }),
  ...(receives_news !== undefined && { receivesNews: receives_news }),
  ...(language !== undefined && { language }),
});
