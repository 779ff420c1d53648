import type { LevelData } from '@burrow/contracts';

/** Why a press on Run starts nothing. */
export type RunRefusal = 'locked' | 'choose-student' | 'sign-up' | 'mobile-sign-up';

interface Runner {
  readonly isAnonymous: boolean;
  /** A teacher or an administrator who has neither chosen a student nor continued alone. */
  readonly needsStudent: boolean;
  /** The screen is a phone's. */
  readonly isPhone: boolean;
}

/** Returns what prevents a run before the server is asked; null if nothing does. */
export function runRefusal(
  level: Pick<LevelData, 'signUpToRun' | 'locked'>,
  { isAnonymous, needsStudent, isPhone }: Runner,
): RunRefusal | null {
  if (level.locked) return 'locked';
  if (needsStudent) return 'choose-student';
  if (!isAnonymous) return null;
  if (isPhone) return 'mobile-sign-up';
  return level.signUpToRun ? 'sign-up' : null;
}
