import { Logger as NestPinoLogger, PinoLogger } from 'nestjs-pino';
import type { Logger } from 'pino';
import { currentLogger } from './log-as.ts';

/** What Nest tells at each start and contracts say already: every module, controller and route. */
const TABLE_OF_START = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer'];

class CurrentLogger extends PinoLogger {
  readonly #other: Logger;

  constructor(other: Logger) {
    super({ pinoHttp: { logger: other } });
    this.#other = other;
  }

  override get logger(): Logger {
    return currentLogger() ?? this.#other;
  }
}

/** Writes what Nest and its `Logger` log as lines of the service that is doing it. */
export class NestLogger extends NestPinoLogger {
  /** @param other takes what no service does */
  constructor(other: Logger) {
    super(new CurrentLogger(other), {});
  }

  override log(message: unknown, ...more: unknown[]): void {
    if (!TABLE_OF_START.includes(String(more.at(-1)))) super.log(message, ...more);
  }
}
