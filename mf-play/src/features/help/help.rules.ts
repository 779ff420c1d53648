import type { HintDose, LevelData } from '@burrow/contracts';

/** The help of a level that has no doses: its hint and its tip. */
export const plainDoses = ({ hint, tip }: Pick<LevelData, 'hint' | 'tip'>): readonly HintDose[] =>
  [hint, tip].filter(text => text.trim() !== '').map(text => ({ kind: 'nudge', text }));
