import type pg from 'pg';
import { HourlyJob } from '../jobs/hourly.job.ts';
import { DATABASE_LIMITS } from './database-limits.table.ts';
import { inTransaction } from './in-transaction.ts';
import type { Statement } from './sql.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes data that a service no longer has to keep, at start and once a day. Each statement
 * deletes by age, so that several processes may run it at the same time.
 */
export class RetentionService extends HourlyJob {
  protected override readonly everyMs = DAY_MS;

  constructor(
    private readonly pool: pg.Pool,
    private readonly statements: readonly Statement<object>[],
  ) {
    super();
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

  protected override async doOne(): Promise<boolean> {
    await this.forget();
    return false;
  }
}
