import { inTransaction, InjectPool, Jobs } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';
import { HandleEventService } from './handle-event.service.ts';
import { EVENT_QUEUE } from './receive-event.service.ts';

const AT_ONCE = 2;

/** Handles events that were received, each in a transaction of its own, so that none holds what another waits for. */
@Injectable()
export class HandleEventsJob implements OnApplicationBootstrap {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly handling: HandleEventService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(EVENT_QUEUE);
    await this.jobs.workOutside<{ id: string }>(EVENT_QUEUE, AT_ONCE, ({ id }) =>
      inTransaction(this.pool, tx => this.handling.handle(tx, id)),
    );
  }
}
