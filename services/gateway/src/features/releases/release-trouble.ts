import type { ReleaseFaults } from '@burrow/releases';
import type { Logger } from '@burrow/service-kit';

/** What is wrong with releases now, for the log and the metric. */
export interface ReleaseTrouble {
  readonly faults: ReleaseFaults;
  /**
   * Logs what is new, once.
   * @param given the remotes that visitors get in some version
   */
  tell(faults: ReleaseFaults, given: readonly string[]): void;
}

const whatHappens = (remote: string, given: readonly string[]): string =>
  remote === 'list' || given.includes(remote)
    ? 'this release is not used: what was in force before stays'
    : 'this release is not used, and no list has a sound one: the area is missing';

/** Logs each fault when it appears, and when all of them are gone. */
export function reportTrouble(logger: Logger): ReleaseTrouble {
  let current: ReleaseFaults = {};
  return {
    get faults() {
      return current;
    },
    tell: (faults, given) => {
      for (const [remote, reasons] of Object.entries(faults))
        if (JSON.stringify(reasons) !== JSON.stringify(current[remote]))
          logger.error({ remote, reasons }, whatHappens(remote, given));
      if (Object.keys(current).length > 0 && Object.keys(faults).length === 0)
        logger.info('all releases are sound again');
      current = faults;
    },
  };
}
