import { inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { ClockService } from '../../clock/clock.service.ts';
import { HandleEventService } from '../events/index.ts';
import { AskProviderService, type SentEvent } from './ask-provider.service.ts';
import { CAUGHT_UP, CLAIM_CATCH_UP, KEEP_MISSED, UNBELIEVED } from './reconciliation.queries.ts';

/** How long a webhook may be on its way before it is looked for again: until then the place is not moved on. */
const ON_ITS_WAY_MS = 60_000;
/** How often the provider is asked because somebody waits, at most. */
const ASKED_EVERY_SECONDS = 5;

/** Up to when events are handled, and up to when they need not be read again. */
interface Until {
  readonly handled: Date;
  readonly read: Date;
}

/** Handles what the provider says happened and no webhook brought: every few minutes, and at once for who waits for a payment. */
@Injectable()
export class CatchUpService {
  readonly #logger = new Logger('Reconciliation');

  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly provider: AskProviderService,
    private readonly handling: HandleEventService,
    private readonly clock: ClockService,
  ) {}

  /** For who came back from paying, and sees nothing of it. A provider that does not answer changes nothing. */
  async askNow(): Promise<void> {
    await this.catchUp(ASKED_EVERY_SECONDS, await this.clock.now()).catch((error: unknown) => {
      this.#logger.warn({ err: error }, 'the provider could not be asked for missed events');
    });
  }

  /**
   * Handles what was missed, unless somebody has asked in the last seconds. Returns how many events that were.
   * @throws DomainError payment/provider-down
   */
  async catchUp(seconds: number, handled: Date): Promise<number> {
    const claim = await CLAIM_CATCH_UP.first(this.pool, [seconds]);
    if (!claim) return 0;
    const read = new Date((await this.clock.now()).getTime() - ON_ITS_WAY_MS);
    const { last, missed } = await this.handle(claim.event, { handled, read });
    await CAUGHT_UP.run(this.pool, [last, missed]);
    if (missed > 0) this.#logger.warn({ missed }, 'webhooks were missed, and are handled now');
    return missed;
  }

  /** Handles the events after one that no webhook brought. Returns the last that need not be read again, and how many were missed. */
  async handle(after: string, until: Until): Promise<{ readonly last: string; readonly missed: number }> {
    let last = after;
    let missed = 0;
    await this.provider.eachEvent(after, async event => {
      const at = Date.parse(event.at);
      if (at > until.handled.getTime()) return;
      if (at <= until.read.getTime()) last = event.id;
      if (await this.#handleIfMissed(event)) missed += 1;
    });
    return { last, missed };
  }

  /** Handles again what was not believed: its order may be known by now, or its plan be sold. */
  async retryUnbelieved(): Promise<void> {
    const unbelieved = await UNBELIEVED.rows(this.pool);
    for (const { subject } of unbelieved)
      await inTransaction(this.pool, tx => this.handling.handleAgain(tx, subject));
  }

  #handleIfMissed({ id, kind, body }: SentEvent): Promise<boolean> {
    return inTransaction(this.pool, async tx => {
      const isMissed = await KEEP_MISSED.exists(tx, [id, kind, body]);
      if (isMissed) await this.handling.handle(tx, id);
      return isMissed;
    });
  }
}
