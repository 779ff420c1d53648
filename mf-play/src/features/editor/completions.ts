import { commandCall, commandRow, PLAYER_COMMANDS } from '@burrow/contracts';

export interface Completion {
  readonly name: string;
  /** The call of the function; shown in the list. */
  readonly caption: string;
  /** Replaces the whole word before the cursor, dots included. */
  readonly value: string;
  readonly meta: string;
  readonly score: number;
  /** Shown next to the list. */
  readonly docText?: string;
}

/** Characters of the word that a completion replaces: `player.mo` is one word. */
export const WORD = /[\w.]/;

/** Words of Python that the lessons use; the shortest are typed before a list could help. */
const PYTHON_WORDS: readonly string[] = [
  'and', 'async', 'await', 'bool', 'break', 'class', 'continue', 'def', 'dict', 'elif', 'else', 'enumerate',
  'except', 'False', 'finally', 'float', 'for', 'from', 'import', 'input', 'int', 'lambda', 'len', 'list', 'max',
  'min', 'None', 'not', 'pass', 'player', 'print', 'range', 'return', 'reversed', 'round', 'set', 'sorted', 'str',
  'sum', 'True', 'try', 'tuple', 'while', 'with', 'yield', 'zip',
]; // prettier-ignore

/** The commands that the editor completes. */
export const COMPLETIONS: readonly Completion[] = PLAYER_COMMANDS.flatMap(name => {
  const { completed } = commandRow(name);
  if (completed === null) return [];
  const value = `player.${name}(${completed})`;
  return [{ name, caption: commandCall(name), value, meta: 'player', score: 1_000 }];
});

/** Returns the text of a function's documentation; null until it has loaded. */
export type Describe = (name: string) => string | null;

/** The functions with their documentation: the call, and below it what it does. */
export function documented(describe: Describe): Completion[] {
  return COMPLETIONS.map(completion => {
    const text = describe(completion.name);
    return text === null ? completion : { ...completion, docText: `${completion.caption}\n\n${text}` };
  });
}

/** What the page adds to the completions. */
export interface CompletionSource {
  readonly describe: Describe;
  /** Names that the level gives to the program. */
  readonly names: () => readonly string[];
  /** Things of the level that a command can be about. */
  readonly things: (command: string) => readonly string[];
}

/** A call once for each thing that the level has for it; with nothing between the marks if it has none. */
function withThings(call: Completion, things: CompletionSource['things']): readonly Completion[] {
  if (!call.value.endsWith('")')) return [call];
  const named = things(call.name);
  return (named.length > 0 ? named : ['']).map(thing => {
    const value = `player.${call.name}("${thing}")`;
    return { ...call, value, caption: named.length > 1 ? value : call.caption };
  });
}

const named = (meta: string) => (name: string) => ({ name, caption: name, value: name, meta, score: 500 });

/**
 * Returns the completions of the word before the cursor, those that insert something beginning with it: the functions after
 * `player.`, elsewhere names of the level and of Python. Nothing in comments and texts.
 * @param token kind of token at the cursor, as the editor's grammar names it
 */
export function completionsFor(
  word: string,
  token: string,
  { describe, names, things }: CompletionSource,
): readonly Completion[] {
  if (/^(comment|string)/.test(token)) return [];
  const calls = documented(describe).flatMap(call => withThings(call, things));
  const all = [...calls, ...names().map(named('level')), ...PYTHON_WORDS.map(named('Python'))];
  const isCall = word.includes('.');
  return all.filter(({ value }) => value.startsWith(word) && value.includes('.') === isCall);
}
