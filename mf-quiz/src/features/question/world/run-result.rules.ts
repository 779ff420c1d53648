import {
  MAX_QUIZ_COMMANDS,
  type QuizAnswer,
  type RecordedCommand,
  type ReplayCommand,
} from '@burrow/contracts';
import type { RunOutcome } from '@burrow/python';

type WorldAnswer = Extract<QuizAnswer, { readonly kind: 'world' }>;
type Ran = Pick<RunOutcome, 'status' | 'commands' | 'variables'>;

const withoutLine = ([name, argument]: RecordedCommand): ReplayCommand => [name, argument];

/**
 * Returns the answer that a run is, with what the program did on the question's other maps; null if the program did not
 * come to its end, or did too much to be handed in.
 */
export function answerOfRun(
  code: string,
  version: string,
  { status, commands, variables }: Ran,
  others: readonly Ran[] = [],
): WorldAnswer | null {
  if (status !== 'finished' || commands.length > MAX_QUIZ_COMMANDS) return null;
  return {
    kind: 'world',
    code,
    world_version: version,
    commands: commands.map(withoutLine),
    variables: { ...variables },
    variants: others.map(other => ({
      // What does more than can be handed in has not done what is asked.
      commands: other.commands.slice(0, MAX_QUIZ_COMMANDS).map(withoutLine),
      variables: { ...other.variables },
    })),
  };
}

const BY_REASON: readonly (readonly [RegExp, string])[] = [
  [/^world\/move-wall$/, 'wall'],
  [/^world\/(.*-position|push-.*)$/, 'place'],
  [/^world\/.*-(cost|collect|already)$|^world\/depends$/, 'stock'],
  [/^world\/.*-(data|steps|object|number|string|phrase|message)$/, 'value'],
  [/^python\/(indentation|tabs)$/, 'indentation'],
  [/^python\/(time-limit|waits-for-ever)$|^world\/too-many-commands$/, 'endless'],
  [/^python\/(not-initialized|busy|crashed|memory)$/, 'python'],
  [/^python\/(syntax|name|type|value|index|key|attribute|zero-division|stopped)$/, 'own'],
];

/** Returns the key of the text about an error of a run. */
export function errorKey(code: string): string {
  const found = BY_REASON.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
  return found === 'own' ? code.replace('python/', '') : found;
}
