import type { ReleaseFaults } from '@burrow/releases';
import type { Logger } from '@burrow/service-kit';

/** What is wrong with releases now, for the log and the metric. */
export interface ReleaseTrouble {
  readonly faults: ReleaseFaults;
  /** Logs what is new, once. */
  tell(faults: ReleaseFaults): void;
}

/** Logs each fault when it appears, and when all of them are gone. */
export function reportTrouble(logger: Logger): ReleaseTrouble {
  let current: ReleaseFaults = {};
  return {
    get faults() {
      return current;
    },
    tell: faults => {
      for (const [remote, reasons] of Object.entries(faults))
        if (JSON.stringify(reasons) !== JSON.stringify(current[remote]))
          logger.error({ remote, reasons }, 'this release is not used: what was in force before stays');
      if (Object.keys(current).length > 0 && Object.keys(faults).length === 0)
        logger.info('all releases are sound again');
      current = faults;
    },
  };
}
