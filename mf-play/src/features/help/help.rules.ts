import type { HintDoses, LevelData } from '@burrow/contracts';

/** One dose of help. */
export type Dose =
  | { readonly kind: 'nudge'; readonly text: string }
  | ({ readonly kind: 'look' } & HintDoses['look'])
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'line'; readonly line: string };

type Helped = Pick<LevelData, 'hintDoses' | 'hint' | 'tip'>;

/** The help of a level, from a nudge to a line of code. A level without doses gives its hint and its tip. */
export function dosesOf({ hintDoses, hint, tip }: Helped): readonly Dose[] {
  if (!hintDoses)
    return [hint, tip].filter(text => text.trim() !== '').map(text => ({ kind: 'nudge', text }));
  const { nudge, look, lines, line } = hintDoses;
  return [
    { kind: 'nudge', text: nudge },
    { kind: 'look', ...look },
    { kind: 'lines', lines },
    { kind: 'line', line },
  ];
}
