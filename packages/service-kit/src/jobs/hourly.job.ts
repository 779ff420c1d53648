import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const HOUR_MS = 3_600_000;

/**
 * Work that becomes due with time: done at start and every hour, or as often as it says, piece by piece, until nothing
 * is left. Several processes may do so at the same time, so a piece locks what it takes. One that fails is logged and tried again.
 */
export abstract class HourlyJob implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  protected readonly everyMs: number = HOUR_MS;
  protected isEnding = false;
  private work = Promise.resolve();

  /** Does one piece; returns whether there may be more. */
  protected abstract doOne(): Promise<boolean>;

  onApplicationBootstrap(): void {
    const run = () => void (this.work = this.work.then(() => this.doAll()));
    run();
    this.timer = setInterval(run, this.everyMs).unref();
  }

  /** Waits for the piece that is being done, so that it does not find its database closed. */
  async onApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.timer);
    await this.work;
  }

  private async doAll(): Promise<void> {
    try {
      while (!this.isEnding && (await this.doOne())) continue;
    } catch (error) {
      this.logger.warn(error);
    }
  }
}
