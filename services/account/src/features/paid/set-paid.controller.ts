import { ENDPOINTS, SetPaidQuerySchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity, Outbox } from '@burrow/service-kit';
import { Controller, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../audit/audit.repository.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';
import { findConfirmed } from './find-confirmed.ts';

interface SetPaidQuery {
  readonly email: string;
  readonly paid: 'true' | 'false';
}

/** Records that somebody has paid outside the platform, and tells payment, which opens what that opens. */
@Controller()
export class SetPaidController {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditRepository,
    private readonly outbox: Outbox,
  ) {}

  @ApiRoute(ENDPOINTS.setPaid)
  set(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: SetPaidQuerySchema }) query: SetPaidQuery,
  ): Promise<{ paid: boolean }> {
    const paid = query.paid === 'true';
    return this.db.transaction(async tx => {
      const user = await findConfirmed(tx, query.email);
      if (!user) throw new DomainError('user/unknown', 'There is no such user.');
      await tx.update(UserEntity, { id: user.id }, { isPaid: paid, updatedAt: () => 'now()' });
      const at = new Date().toISOString();
      await this.outbox.send(tx, 'account/paid-set', { user_id: user.id, paid, at });
      await this.audit.record(tx, identity, {
        action: 'paid-set',
        subjectUser: user.id,
        detail: { paid },
      });
      return { paid };
    });
  }

  @ApiRoute(ENDPOINTS.setPaidByGet)
  setByGet(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: SetPaidQuerySchema }) query: SetPaidQuery,
  ): Promise<{ paid: boolean }> {
    return this.set(identity, query);
  }
}
