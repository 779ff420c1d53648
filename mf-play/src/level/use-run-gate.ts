import { useSession } from '@burrow/client';
import type { LevelData } from '@burrow/contracts';
import { isPhone } from './is-phone.ts';
import { runRefusal } from './run-gate.rules.ts';
import { useRefusal } from './use-refusal.ts';

/**
 * Whether a run of a level may begin; what stands in its way is told.
 * @param needsStudent it has to be said first who plays
 */
export function useRunGate(level: Pick<LevelData, 'slug' | 'locked'>, needsStudent: boolean): () => boolean {
  const { isAnonymous } = useSession();
  const refuse = useRefusal();
  return () => {
    const refusal = runRefusal(level, { isAnonymous, needsStudent, isPhone: isPhone() });
    if (refusal) refuse(refusal);
    return refusal === null;
  };
}
