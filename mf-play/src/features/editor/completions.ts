/** The player functions that the editor completes, with what stands in their brackets and what is put there. */
const COMPLETED: readonly (readonly [name: string, parameters: string, argument: string])[] = [
  ['move_forward', 'steps=1', '1'],
  ['turn_left', '', ''],
  ['turn_right', '', ''],
  ['push', '', ''],
  ['build', 'structure', '"bridge"'],
  ['speak', 'phrase', '"Hello"'],
  ['open', '', ''],
  ['close', '', ''],
  ['water', '', ''],
  ['collect', 'item', '"carrot"'],
  ['place', 'thing', '1'],
  ['combine', 'product', '"salad"'],
];

export interface Completion {
  readonly name: string;
  /** How the function is called; shown in the list. */
  readonly caption: string;
  /** Takes the place of the whole word before the cursor, dots included. */
  readonly value: string;
  readonly meta: string;
  readonly score: number;
  /** Shown beside the list. */
  readonly docText?: string;
}

/** Characters of the word that a completion replaces: `player.mo` is one word. */
export const WORD = /[\w.]/;

export const COMPLETIONS: readonly Completion[] = COMPLETED.map(([name, parameters, argument]) => ({
  name,
  caption: `player.${name}(${parameters})`,
  value: `player.${name}(${argument})`,
  meta: 'player',
  score: 1_000,
}));

/** Gives the words for a function's documentation; null while they are not there. */
export type Describe = (name: string) => string | null;

/** The completions with their documentation: the call, and below it what it does. */
export function documented(describe: Describe): Completion[] {
  return COMPLETIONS.map(completion => {
    const text = describe(completion.name);
    return text === null ? completion : { ...completion, docText: `${completion.caption}\n\n${text}` };
  });
}
