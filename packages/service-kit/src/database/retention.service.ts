import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_LIMITS } from './database-limits.table.ts';
import { inTransaction } from './in-transaction.ts';
import type { Statement } from './sql.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes data that a service no longer has to keep, at start and once a day. Each statement
 * deletes by age, so that several processes may run it at the same time.
 */
export class RetentionService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | undefined;
  private forgetting: Promise<void> = Promise.resolve();
  private isEnding = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly statements: readonly Statement<object>[],
  ) {}

  onApplicationBootstrap(): void {
    const forget = (): void => {
      this.forgetting = this.forget();
    };
    forget();
    this.timer = setInterval(forget, DAY_MS).unref();
  }

  /** Waits for the statement that is running, so that none finds its database closed. */
  async onApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.timer);
    await this.forgetting;
  }

  /** Runs every statement; one that fails is logged and tried again the next day. */
  async forget(): Promise<void> {
    for (const statement of this.statements) {
      if (this.isEnding) return;
      await inTransaction(this.pool, tx => statement.run(tx), DATABASE_LIMITS.job).catch((error: unknown) =>
        this.logger.warn(error),
      );
    }
  }
}
