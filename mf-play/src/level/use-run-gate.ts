import { useSession } from '@burrow/client';
import type { LevelData } from '@burrow/contracts';
import { isPhone } from './is-phone.ts';
import { runRefusal } from './run-gate.rules.ts';
import { useRefusal } from './use-refusal.ts';

/**
 * Checks whether a run of a level may begin; shows what prevents it.
 * @param needsStudent whether somebody first has to say who is playing
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
