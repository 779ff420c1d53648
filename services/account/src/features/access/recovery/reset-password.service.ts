import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, type Repository } from 'typeorm';
import { demandUncommon } from '../../../passwords/demand-uncommon.ts';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { NewPasswordService } from './new-password.service.ts';
import { STRANGERS } from './reset-password.queries.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

/** Sets a new password with the token of a mail. */
@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly passwords: PasswordsService,
    private readonly newPassword: NewPasswordService,
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  /** Ends all sessions of the account and of its students. A refused password does not use the token up. */
  async reset(identity: Identity, secret: string, password: string): Promise<void> {
    demandUncommon(password, 'new_password');
    await this.tokens.read(['reset-password'], secret);
    const hash = await this.passwords.hash(password);
    await this.db.transaction(tx => this.set(tx, identity, secret, hash));
  }

  private async set(tx: EntityManager, identity: Identity, secret: string, hash: string): Promise<void> {
    const { user_id: userId } = await this.tokens.spend(tx, ['reset-password'], secret);
    if (!userId) throw new DomainError('auth/token-invalid', 'This link is no longer valid.');
    await STRANGERS.run(tx, [userId]);
    const unconfirmed = { id: userId, emailVerifiedAt: IsNull() };
    await this.userRows.update(unconfirmed, { emailVerifiedAt: () => 'now()' });
    await this.tokens.revoke('confirm-email', userId);
    await this.newPassword.set(tx, identity, userId, hash);
  }
}
