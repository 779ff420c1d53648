import { ENDPOINTS, SetPaidQuerySchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Controller, Query } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { AuditRepository } from '../../audit/audit.repository.ts';
import { emailKey } from '../../people/keys.rules.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';

interface SetPaidQuery {
  readonly email: string;
  readonly paid: 'true' | 'false';
}

/** Records that somebody has paid outside the platform. */
@Controller()
export class SetPaidController {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditRepository,
  ) {}

  @ApiRoute(ENDPOINTS.setPaid)
  set(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: SetPaidQuerySchema }) query: SetPaidQuery,
  ): Promise<{ paid: boolean }> {
    const paid = query.paid === 'true';
    return this.db.transaction(async tx => {
      const confirmed = { emailKey: emailKey(query.email), emailVerifiedAt: Not(IsNull()) };
      const user = await tx.findOne(UserEntity, { select: { id: true }, where: confirmed });
      if (!user) throw new DomainError('user/unknown', 'There is no such user.');
      await tx.update(UserEntity, { id: user.id }, { isPaid: paid, updatedAt: () => 'now()' });
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
