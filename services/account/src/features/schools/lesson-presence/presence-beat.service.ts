import { STREAM_BEAT_MS } from '@burrow/contracts/stream';
import { InjectPool, inTransaction } from '@burrow/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { StreamHubService } from '../../own-account/stream/index.ts';
import { beatPresence } from './beat-presence.ts';

/** Says from time to time whose streams are open in this process. */
@Injectable()
export class PresenceBeatService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Presence');
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();

  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly hub: StreamHubService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.beating = this.beating.then(() => this.beat());
    }, STREAM_BEAT_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
  }

  private async beat(): Promise<void> {
    try {
      await inTransaction(this.pool, tx => beatPresence(tx, this.hub.sessionsHere));
    } catch (err) {
      // The database is down: the next beat says it.
      this.logger.warn({ err }, 'who is in lessons could not be stored');
    }
  }
}
