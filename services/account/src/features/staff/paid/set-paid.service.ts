import { DomainError, type Identity, Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { ConfirmedUsersRepository } from '../../../people/confirmed-users.repository.ts';

/** Records that somebody has paid outside the platform, and tells payment, which opens what that opens. */
@Injectable()
export class SetPaidService {
  constructor(
    private readonly confirmed: ConfirmedUsersRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  /** @throws DomainError user/unknown */
  async set(identity: Identity, email: string, paid: boolean, reason: string | null): Promise<void> {
    await this.db.transaction(async tx => {
      const user = await this.confirmed.find(email);
      if (!user) throw new DomainError('user/unknown', 'There is no such user.');
      await this.userRows.update({ id: user.id }, { isPaid: paid, updatedAt: () => 'now()' });
      const at = new Date().toISOString();
      const { user: by, impersonator } = identity;
      const actor = by === null ? null : { user: by, impersonator };
      await this.outbox.send(tx, 'account/paid-set', { user_id: user.id, paid, at, by: actor, reason });
      await this.audit.record(identity, {
        action: 'paid-set',
        subjectUser: user.id,
        detail: { paid },
      });
    });
  }
}
