import type { HintDose, LevelData } from '@burrow/contracts';

/** Returns the help of a level without doses: its hint and its tip. */
export const plainDoses = ({ hint, tip }: Pick<LevelData, 'hint' | 'tip'>): readonly HintDose[] =>
  [hint, tip].filter(text => text.trim() !== '').map(text => ({ kind: 'nudge', text }));
