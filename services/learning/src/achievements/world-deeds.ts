import type { ReplayCommand } from '@burrow/contracts';
import { FLAG_VARIANTS, type JudgedLevel, loadWorld, replay } from '@burrow/world';

/** What a program did in the world besides walking, each kind once. */
export interface WorldDeeds {
  readonly combined: readonly string[];
  readonly built: readonly string[];
  /** Flags that it put up. */
  readonly flags: readonly string[];
}

export const NO_DEEDS: WorldDeeds = { combined: [], built: [], flags: [] };

/** Returns what commands do in the level as shown. */
export function worldDeeds(level: JudgedLevel, commands: readonly ReplayCommand[]): WorldDeeds {
  const [combined, built, flags] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const { steps } = replay(loadWorld(level), commands);
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'combined') combined.add(event.product);
    if (event.type === 'built') built.add(event.structure);
    if (event.type === 'placed' && FLAG_VARIANTS.some(flag => flag === event.kind)) flags.add(event.kind);
  }
  return { combined: [...combined], built: [...built], flags: [...flags] };
}
