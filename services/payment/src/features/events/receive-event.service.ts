import { countOf, DomainError, InjectPool, Jobs, type SqlRunner } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { z } from 'zod';
import { KEEP_EVENT } from './events.queries.ts';
import { SIGNATURE_FAULTS, signatureFault } from './signature.rules.ts';

/** The queue of events that wait to be handled. */
export const EVENT_QUEUE = 'payment-provider-events';

const HeadSchema = z.object({ event_id: z.string().min(1).max(100), event_type: z.string().min(1).max(100) });

const FAULTS = [...SIGNATURE_FAULTS, 'no-json', 'no-event'] as const;

const countRefused = countOf(
  'webhooks_refused_total',
  'Webhooks of the payment provider that were refused, by what was wrong with them.',
  'fault',
  FAULTS,
);

/** Takes the provider's events: verified and stored, and handled later, so that it is answered at once. */
@Injectable()
export class ReceiveEventService {
  readonly #logger = new Logger('Paddle');

  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Stores an event once, and queues its handling as long as it is not handled.
   * @param body as it was sent: the signature is that of its bytes
   * @throws DomainError auth/forbidden for a signature that is wrong or too old, request/malformed for what is signed and no event
   */
  async receive(body: string, header: string | undefined, secrets: readonly string[]): Promise<void> {
    const fault = signatureFault({ body, header, secrets }, new Date());
    if (fault !== null) {
      this.#noteRefused(fault);
      throw new DomainError('auth/forbidden', 'The signature is not ours.');
    }
    const { event_id: id, event_type: kind } = this.#headOf(body);
    // Not in a transaction: who is not answered sends again, and a burst of webhooks holds no connections.
    const runner: SqlRunner = { query: async (sql, values) => (await this.pool.query(sql, values)).rows };
    const kept = await KEEP_EVENT.first(runner, [id, kind, body]);
    if (kept?.waiting) await this.jobs.send(runner, EVENT_QUEUE, { id });
  }

  #headOf(body: string): z.infer<typeof HeadSchema> {
    const event = parsed(body);
    const { data: head } = HeadSchema.safeParse(event);
    if (head) return head;
    this.#noteRefused(event === undefined ? 'no-json' : 'no-event');
    throw new DomainError('request/malformed', 'This is no event.');
  }

  #noteRefused(fault: (typeof FAULTS)[number]): void {
    countRefused(fault);
    this.#logger.warn({ fault }, 'a webhook was refused');
  }
}

/** Undefined for what is no JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
