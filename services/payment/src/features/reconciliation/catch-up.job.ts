import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import { CatchUpService } from './catch-up.service.ts';

const MINUTE_MS = 60_000;
const EVERY_SECONDS = 120;

/** Looks for missed events every few minutes: who paid does not wait for a day. */
@Injectable()
export class CatchUpJob extends HourlyJob {
  protected override readonly everyMs = 2 * MINUTE_MS;

  constructor(
    private readonly catching: CatchUpService,
    private readonly clock: ClockService,
  ) {
    super();
  }

  /** What happened in the last minute may still be on its way. */
  protected override async doOne(): Promise<boolean> {
    const now = await this.clock.now();
    await this.catching.catchUp(EVERY_SECONDS - 10, new Date(now.getTime() - MINUTE_MS));
    return false;
  }
}
