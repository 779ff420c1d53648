import type { EventData } from '@burrow/contracts';
import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { hashCode } from '../../domain/hash-code.ts';
import { ACCOUNTS, ADD_LINK, GOING_ON } from './cancel-by-link.queries.ts';

const BYTES = 24;

/** Makes a link for each plan that goes on, for somebody who wants to cancel without a log-in. */
@Injectable()
export class MakeLinksHandler {
  constructor(private readonly outbox: Outbox) {}

  async make(
    { user_id, organization_id }: EventData<'account/cancellation-asked'>,
    tx: SqlRunner,
  ): Promise<void> {
    const accounts: { id: string }[] = await tx.query(ACCOUNTS, [user_id, organization_id]);
    const running: { id: string; plan: string }[] = await tx.query(GOING_ON, [accounts.map(({ id }) => id)]);
    for (const { id, plan: plan_name } of running) {
      const token = randomBytes(BYTES).toString('base64url');
      await tx.query(ADD_LINK, [hashCode(token), id]);
      await this.outbox.send(tx, 'payment/cancel-link-made', { user_id, plan_name, token });
    }
  }
}
