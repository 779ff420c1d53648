import type { ProfileUpdate } from '@burrow/contracts';
import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { demandOwner } from '../../../http/demand-owner.ts';
import { demandLanguage } from '../../language/index.ts';
import { demandUncommon } from '../../../passwords/demand-uncommon.ts';
import { CurrentPasswordService } from '../../../passwords/current-password.service.ts';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import { hashRecipient } from '../../mail/index.ts';
import { ChangeEmailService } from './change-email.service.ts';
import { ChangePasswordService } from './change-password.service.ts';
import { concernsOwner } from './update-profile.rules.ts';

const SET_DETAILS = `
  update account.users set full_name = coalesce($2, full_name), language = coalesce($3, language),
    receives_news = coalesce($4, receives_news), updated_at = now()
  where id = $1`;

/** Changes a user's details. Address and password need the current password, where there is one. */
@Injectable()
export class UpdateProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly currentPassword: CurrentPasswordService,
    private readonly passwords: PasswordsService,
    private readonly changeEmail: ChangeEmailService,
    private readonly changePassword: ChangePasswordService,
  ) {}

  async update(identity: Identity, user: string, update: ProfileUpdate): Promise<void> {
    const language = update.language === undefined ? null : demandLanguage(update.language);
    if (update.new_password !== undefined) demandUncommon(update.new_password, 'new_password');
    if (concernsOwner(update)) await this.demandPassword(identity, user, update.current_password);
    if (update.email !== undefined) await this.changeEmail.demandFree(update.email);
    const hash = update.new_password === undefined ? null : await this.passwords.hash(update.new_password);
    await this.dataSource.transaction(async tx => {
      await tx.query(SET_DETAILS, [user, update.full_name ?? null, language, update.receives_news ?? null]);
      if (update.receives_news) await takeNewsAgain(tx, user);
      if (update.email !== undefined) await this.changeEmail.ask(tx, user, update.email);
      if (hash !== null) await this.changePassword.change(tx, identity, user, hash);
    });
  }

  private async demandPassword(identity: Identity, user: string, given: string | undefined): Promise<void> {
    demandOwner(identity);
    const rows: { password_hash: string | null }[] = await this.dataSource.query(
      'select password_hash from account.users where id = $1',
      [user],
    );
    if (!rows[0]) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
    await this.currentPassword.demand(user, rows[0].password_hash, given);
  }
}

/** Who switches news on has changed their mind since an unsubscription. */
async function takeNewsAgain(tx: SqlRunner, user: string): Promise<void> {
  const rows: { email: string }[] = await tx.query('select email from account.users where id = $1', [user]);
  if (!rows[0]) return;
  await tx.query('delete from account.unsubscribed where recipient_hash = $1', [
    hashRecipient(rows[0].email),
  ]);
}
