import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';

const DAY_MS = 86_400_000;

/**
 * Deletes what a service need not keep any longer, when it starts and once a day. Each statement
 * deletes by age, so that several processes may run it at once.
 */
export class RetentionService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly statements: readonly string[],
  ) {}

  onApplicationBootstrap(): void {
    void this.forget();
    this.timer = setInterval(() => void this.forget(), DAY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Runs every statement; one that fails is logged and tried again the next day. */
  async forget(): Promise<void> {
    for (const statement of this.statements) {
      await this.pool.query(statement).catch((error: unknown) => this.logger.warn(error));
    }
  }
}
