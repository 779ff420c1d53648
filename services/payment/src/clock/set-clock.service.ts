import { InjectPool, inTransaction, Outbox } from '@burrow/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import type { PaymentSettings } from '../config/env.ts';
import { InjectSettings } from '../config/settings.module.ts';
import { aheadMsOf, inTheirTime } from './ahead.rules.ts';
import { SET_AHEAD, TELL_AGAIN } from './clock.queries.ts';

/** Sets the time of payment with each start, before any job looks at it: to the database's, unless a tester starts it. */
@Injectable()
export class SetClockService implements OnModuleInit {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    @InjectSettings() private readonly settings: PaymentSettings,
    private readonly outbox: Outbox,
  ) {}

  async onModuleInit(): Promise<void> {
    const aheadMs = aheadMsOf(this.settings.TIME_AHEAD_HOURS);
    await inTransaction(this.pool, async tx => {
      const changed = await SET_AHEAD.first(tx, [aheadMs / 1000]);
      const again = changed ? await TELL_AGAIN.rows(tx, []) : [];
      for (const { kind, id, version, told } of again)
        if (kind && id && told)
          await this.outbox.send(tx, 'payment/entitlement-changed', {
            owner: { kind, id },
            version,
            subscription: told.subscription,
            valid_until: inTheirTime(told.valid_until, aheadMs),
            assignments: [...told.assignments],
          });
    });
  }
}
