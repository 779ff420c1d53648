import { ENDPOINTS, SetPaidQuerySchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Controller, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../audit/audit.repository.ts';
import { emailKey } from '../users/keys.rules.ts';

interface SetPaidQuery {
  readonly email: string;
  readonly paid: 'true' | 'false';
}

const SET = `
  with changed as (
    update account.users set is_paid = $2, updated_at = now()
    where email_key = $1 and email_verified_at is not null returning id
  ) select * from changed`;

/** Notes that somebody has paid outside of the platform. */
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
      const users: { id: string }[] = await tx.query(SET, [emailKey(query.email), paid]);
      if (!users[0]) throw new DomainError('user/unknown', 'There is no such user.');
      await this.audit.record(tx, identity, {
        action: 'paid-set',
        subjectUser: users[0].id,
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
