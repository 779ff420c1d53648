import { applyCommand } from '@burrow/world';
import { type Binding, bindingsOf, BUILTINS, type Code, linesOfCode, readCode } from '@burrow/python-syntax';
import { isStraight } from './code/player-calls.ts';
import type { Alignment } from './reference/align.ts';
import { isNear } from './reference/align.ts';
import { stepsOf } from './reference/edits.ts';
import type { Step } from './reference/step.types.ts';
import { comparedReferences, nearestReference } from './reference/nearest-reference.ts';
import { hadBefore } from './keys.ts';
import { follow } from './run/follow.ts';
import { readErrorText } from './run/read-error.ts';
import { tellStory, type Story } from './run/story.ts';
import type { TutorError, TutorLevel, TutorRequest } from './tutor.types.ts';

/** Everything that rules look at. */
export interface Context {
  readonly level: TutorLevel | null;
  readonly code: Code;
  readonly error: TutorError | null;
  /** What the learner saw of it; empty if unknown. */
  readonly errorText: string;
  /** Whether Python could read the code; null if nobody tried. */
  readonly parses: boolean | null;
  readonly story: Story | null;
  readonly isVariant: boolean;
  readonly bindings: readonly Binding[];
  /** Names that the level provides: constants and those of its own code. */
  readonly given: ReadonlySet<string>;
  /** Names that goals check. */
  readonly wanted: ReadonlySet<string>;
  /** Each statement runs once, in order. */
  readonly isStraight: boolean;
  /** The nearest reference; undefined if there is none. */
  readonly alignment: Alignment | undefined;
  /** Whether the learner follows the reference's way. */
  readonly isNearReference: boolean;
  readonly steps: readonly Step[];
  /** The steps from another program to the reference nearest to it. */
  readonly stepsFrom: (code: Code) => readonly Step[];
  /** Whether the learner had this program before, when advice was given. */
  readonly hadBefore: (code: Code) => boolean;
}

const MAX_ERROR_TEXT = 500;
const NO_PARSE = new Set(['python/syntax', 'python/indentation', 'python/tabs']);

function givenNames(level: TutorLevel | null): ReadonlySet<string> {
  const data = bindingsOf(readCode(level?.data ?? '').lines).map(({ name }) => name);
  return new Set([...(level?.constants ?? []).map(({ name }) => name), ...data]);
}

function wantedNames(level: TutorLevel | null): ReadonlySet<string> {
  const asked = (level?.levelGoals ?? []).map(({ variable }) => variable ?? '');
  const words = asked.flatMap(text => {
    const own = new Set(bindingsOf(readCode(text).lines).map(({ name }) => name));
    return (text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).filter(word => !own.has(word));
  });
  return new Set(words.filter(word => !BUILTINS.has(word) && word !== 'uses'));
}

/** What the code did if no run was sent, as far as it can be followed without Python. */
function storyByFollowing(level: TutorLevel, code: Code, error: TutorError | null): Story | null {
  const followed = follow(level, code);
  return followed && tellStory({ level, ...followed, error: error ?? followed.error });
}

function storyOf({ level, run }: TutorRequest, code: Code, error: TutorError | null): Story | null {
  if (!level) return null;
  if (run) return tellStory({ level, ...run, error });
  return storyByFollowing(level, code, error);
}

/** The error that a story shows if none was reported. */
function errorOf(told: TutorError | null, story: Story | null): TutorError | null {
  if (told || !story?.failed) return told;
  const [name, argument, line] = story.failed;
  const { error } = applyCommand(story.world, story.state, name, argument);
  return error ? { ...error, line } : null;
}

function parsesOf(request: TutorRequest, error: TutorError | null): boolean | null {
  if (error) return !NO_PARSE.has(error.code);
  return request.run ? true : null;
}

/** A different question for the same answer: its words are the learner's own. */
function isOtherPrompt({ mine, theirs }: Step): boolean {
  const isAsking = theirs?.tokens.some(({ text }) => text === 'question' || text === 'input') ?? false;
  const words = (line: Step['mine']): string =>
    line?.tokens.map(({ kind, text }) => (kind === 'string' ? '""' : text)).join(' ') ?? '';
  return isAsking && mine !== undefined && words(mine) === words(theirs);
}

export function makeContext(request: TutorRequest): Context {
  const { level, references } = request;
  const code = readCode(request.code.replaceAll('\r\n', '\n'));
  const told = request.error ?? readErrorText(request.errorText);
  const parses = parsesOf(request, told);
  const story = parses === false ? null : storyOf(request, code, told);
  const given = givenNames(level);
  const wanted = wantedNames(level);
  const fixed = new Set([...given, ...wanted, ...BUILTINS, 'player']);
  const fits = (other: Code): boolean => linesOfCode(other) <= (level?.maxLinesOfCode ?? Infinity);
  const goals = (level?.levelGoals ?? []).map(({ variable }) => variable ?? '').join(' ');
  const limits = { most: level?.maxLinesOfCode ?? Infinity, goals, mayKeep: fits(code) };
  const compared = comparedReferences(code, references, fixed, limits);
  const compare = (other: Code) => nearestReference(other, compared, fixed, fits(other));
  const alignment = compare(code);
  const isWanted = (step: Step): boolean => !isOtherPrompt(step);
  return {
    level,
    code,
    error: errorOf(told, story),
    errorText: request.errorText?.slice(-MAX_ERROR_TEXT) ?? '',
    parses,
    story,
    isVariant: request.isVariant ?? false,
    bindings: bindingsOf(code.lines),
    given,
    wanted,
    isStraight: isStraight(code),
    alignment,
    isNearReference: alignment !== undefined && isNear(alignment),
    steps: alignment ? stepsOf(alignment).filter(isWanted) : [],
    stepsFrom: other => {
      const found = compare(other);
      return found ? stepsOf(found).filter(isWanted) : [];
    },
    hadBefore: other => hadBefore(request.given, code, other),
  };
}

/** The learner's statement on a line of the editor. */
export const statementAt = ({ code }: Context, line: number | null) =>
  line === null ? undefined : code.lines.find(({ first, last }) => first <= line && line <= last);

/** Whether the program failed or left something open. */
export const isUnsolved = ({ story, error }: Context): boolean =>
  error !== null || (story?.open.length ?? 0) > 0;
