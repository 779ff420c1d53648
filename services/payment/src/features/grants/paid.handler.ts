import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { GrantsService } from './grants.service.ts';

/** Somebody has paid elsewhere, as support says: everything is open to them until support takes that back. */
@Injectable()
export class PaidHandler {
  constructor(private readonly grants: GrantsService) {}

  take({ user_id: id, paid, at }: EventData<'account/paid-set'>, tx: SqlRunner): Promise<void> {
    return this.grants.grant(tx, { kind: 'user', id }, { at, isOpen: paid });
  }
}
