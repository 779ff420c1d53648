import type { LevelData } from '@burrow/contracts';
import type { RunServer } from './run.types.ts';
import { hiddenBehind, inLevelOrder, outcomeInLevel } from './setting-order.rules.ts';

/** Which of a level's settings its runs show. */
export interface ShownSetting {
  /** The level as it is served. */
  readonly level: LevelData;
  /** 0 for the level as shown, then its hidden variants, from 1. */
  readonly setting: number;
}

/** Lets runs begin in another setting than the level as shown; the server learns of them in the level's own order. */
export function withShownSetting(server: RunServer, { level, setting }: ShownSetting): RunServer {
  const count = level.variantCount + 1;
  return {
    ...server,
    complete: (code, record, helped) => server.complete(code, inLevelOrder(setting, record, count), helped),
    ended: outcome => server.ended(outcomeInLevel(setting, outcome, count)),
    async variants() {
      const variants = await server.variants();
      return variants && hiddenBehind(setting, level, variants);
    },
  };
}
