/** The player functions that the editor completes, with what is put between the brackets. */
const COMPLETED: readonly (readonly [name: string, argument: string])[] = [
  ['move_forward', '1'],
  ['turn_left', ''],
  ['turn_right', ''],
  ['push', ''],
  ['build', '"bridge"'],
  ['speak', '"Hello"'],
  ['open', ''],
  ['close', ''],
  ['water', ''],
  ['collect', '"carrot"'],
  ['place', '1'],
  ['combine', '"salad"'],
];

export interface Completion {
  readonly caption: string;
  /** Takes the place of the whole word before the cursor, dots included. */
  readonly value: string;
  readonly meta: string;
  readonly score: number;
}

/** Characters of the word that a completion replaces: `player.mo` is one word. */
export const WORD = /[\w.]/;

export const COMPLETIONS: readonly Completion[] = COMPLETED.map(([name, argument]) => ({
  caption: `player.${name}(${argument})`,
  value: `player.${name}(${argument})`,
  meta: 'player',
  score: 1_000,
}));
