import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError, Outbox } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { findConfirmed } from './find-confirmed.ts';

/** Records that somebody has paid outside the platform, and tells payment, which opens what that opens. */
@Controller()
export class SetPaidController {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditRepository,
    private readonly outbox: Outbox,
  ) {}

  @ApiRoute(ENDPOINTS.setPaid)
  set({ identity, query }: ApiRequest<'setPaid'>): Promise<{ paid: boolean }> {
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
  setByGet(request: ApiRequest<'setPaidByGet'>): Promise<{ paid: boolean }> {
    return this.set(request);
  }
}
