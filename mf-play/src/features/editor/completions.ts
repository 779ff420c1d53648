/** The player functions that the editor completes, with what is put between the brackets. */
export const COMPLETIONS: readonly { readonly name: string; readonly argument: string }[] = [
  { name: 'move_forward', argument: '1' },
  { name: 'turn_left', argument: '' },
  { name: 'turn_right', argument: '' },
  { name: 'push', argument: '' },
  { name: 'build', argument: '"bridge"' },
  { name: 'speak', argument: '"Hello"' },
  { name: 'open', argument: '' },
  { name: 'close', argument: '' },
  { name: 'water', argument: '' },
  { name: 'collect', argument: '"carrot"' },
  { name: 'place', argument: '1' },
  { name: 'combine', argument: '"salad"' },
];

export interface Completion {
  readonly caption: string;
  readonly value: string;
  readonly meta: string;
  readonly score: number;
}

/** What to offer after the text before the cursor: after `player.` the bare calls, else whole ones. */
export function completionsFor(before: string): Completion[] {
  const afterPlayer = /\bplayer\.\w*$/.test(before);
  return COMPLETIONS.map(({ name, argument }) => ({
    caption: `player.${name}(${argument})`,
    value: `${afterPlayer ? '' : 'player.'}${name}(${argument})`,
    meta: 'player',
    score: 1_000,
  }));
}
