import type { Logger } from 'typeorm';

const FAILED = ' failed, error: ';

/** The same logger, but for failures: standard output has nothing but the address of what was started. */
export const failuresAside = (logger: Logger): Logger =>
  Object.assign(Object.create(logger) as Logger, {
    logMigration: (...[message, runner]: Parameters<Logger['logMigration']>) => {
      if (message.includes(FAILED)) process.stderr.write(`${message}\n`);
      else logger.logMigration(message, runner);
    },
  });
