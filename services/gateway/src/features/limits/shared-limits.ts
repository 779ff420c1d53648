import { MOST_HEAVY_CALLERS } from '@burrow/contracts';
import { type Logger, purposeSecret, type ServiceClient, signingKey } from '@burrow/service-kit';
import { createHmac } from 'node:crypto';
import { SharedMinutes } from './shared-minutes.ts';

const EXCHANGE_MS = 2_000;

/** What is told of a caller begins with this share of the limit: ten gateways can each ignore less. */
const HEAVY = 10;

/** The client of whoever adds up what gateways count. */
export type LimitsClient = Pick<ServiceClient, 'call'>;

/** A limit that all gateways count together. */
export interface SharedLimit {
  /** For how many milliseconds somebody has to wait; 0 if they may call. */
  waitOf(caller: string): number;
  /** Counts a call that was let through. @param made how many this gateway has counted in the caller's minute */
  count(caller: string, made: number): void;
}

/**
 * Exchanges with account who calls much, every two seconds if there is somebody. While account is away each gateway goes
 * on by what it counts itself; what could not be told then is dropped, since it would count in a later minute.
 */
export class SharedLimits {
  readonly #client: LimitsClient;
  readonly #logger: Logger;
  readonly #key: string;
  readonly #minutes = new SharedMinutes();
  readonly #timer: NodeJS.Timeout;
  #exchanging: Promise<void> | null = null;
  #isAlone = false;

  constructor(client: LimitsClient, cookieSecret: string, logger: Logger) {
    this.#client = client;
    this.#logger = logger;
    this.#key = signingKey(purposeSecret(cookieSecret, 'heavy callers'));
    this.#timer = setInterval(() => this.#begin(), EXCHANGE_MS).unref();
  }

  /** @param name what tells it from other limits: no caller is counted for two */
  limit(name: string, max: number): SharedLimit {
    const named = (caller: string): string => `${name} ${caller}`;
    return {
      waitOf: caller => this.#minutes.waitOf(named(caller), max, Date.now()),
      count: (caller, made) => {
        if (made > Math.floor(max / HEAVY)) this.#minutes.add(named(caller));
      },
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#exchanging;
  }

  #begin(): void {
    this.#exchanging ??= this.#exchange().finally(() => {
      this.#exchanging = null;
    });
  }

  /** Never rejects. */
  async #exchange(): Promise<void> {
    const told = this.#minutes.take(MOST_HEAVY_CALLERS);
    if (told.length === 0) return;
    const callerOf = new Map(told.map(({ caller }) => [this.#scrambled(caller), caller]));
    try {
      const { callers } = await this.#client.call('countHeavyCallers', {
        callers: told.map(({ caller, calls }) => ({ caller: this.#scrambled(caller), calls })),
      });
      this.#minutes.learn(
        callers.map(({ caller, calls, ends_in_ms: endsInMs }) => ({
          caller: callerOf.get(caller) ?? caller,
          calls,
          endsInMs,
        })),
        Date.now(),
      );
      this.#tell(false);
    } catch (err) {
      this.#tell(true, err);
    }
  }

  /** Neither account nor its table learns who calls. */
  #scrambled(caller: string): string {
    return createHmac('sha256', this.#key).update(caller).digest('base64url');
  }

  #tell(isAlone: boolean, err?: unknown): void {
    if (isAlone === this.#isAlone) return;
    this.#isAlone = isAlone;
    if (isAlone)
      this.#logger.warn({ err }, 'account adds up no calls: this gateway limits what it counts itself');
    else this.#logger.info('limits of calls hold over all gateways again');
  }
}
