import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ErasureService } from './erasure.service.ts';
import { DUE } from './due-erasures.queries.ts';

const HOUR_MS = 3_600_000;

/** Erases the accounts that are due: at start, and every hour. Several processes may do so at the same time. */
@Injectable()
export class DueErasuresJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Erasure');
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;
  private work = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly erasure: ErasureService,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => void (this.work = this.work.then(() => this.eraseDue()));
    run();
    this.timer = setInterval(run, HOUR_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.timer);
    await this.work;
  }

  /** Erases one account in each transaction; if that fails, it is logged and tried again the next time. */
  private async eraseDue(): Promise<void> {
    try {
      while (!this.isEnding && (await this.eraseOne())) continue;
    } catch (error) {
      this.logger.warn(error);
    }
  }

  private async eraseOne(): Promise<boolean> {
    return this.dataSource.transaction(async tx => {
      const due: { id: string }[] = await tx.query(DUE);
      if (due[0]) await this.erasure.eraseUser(tx, due[0].id);
      return due.length > 0;
    });
  }
}
