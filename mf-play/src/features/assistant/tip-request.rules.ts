import {
  type ChallengeTipRequest,
  executionTypeOf,
  type LevelTipRequest,
  type TipRun,
} from '@burrow/contracts';
import { WORLD_VERSION } from '@burrow/world';
import { isCommand } from '../../run/recorded-steps.ts';
import type { Recording } from '../../run/recording.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import type { TipContext } from './tip-context.types.ts';

const MAX_ERROR = 20_000;
const MAX_DESCRIPTION = 20_000;
const MAX_PARAM = 500;

/** Where a tip is requested, and with what body. */
export type TipRequest =
  | { readonly of: 'level'; readonly body: LevelTipRequest }
  | { readonly of: 'challenge'; readonly body: ChallengeTipRequest };

const numberOf = (result: RunResult | null): number | null =>
  result?.kind === 'variant' ? result.shown.number : null;

function errorOf({ error }: Recording): TipRun['error'] {
  if (!error) return null;
  const params = Object.entries(error.params).map(
    ([name, value]) => [name, typeof value === 'string' ? value.slice(0, MAX_PARAM) : value] as const,
  );
  return { code: error.code, params: Object.fromEntries(params), line: error.line };
}

/** Returns the run to send: on the hidden map if the program failed there, otherwise on the level's. */
function runOf({ level, result, recording: own }: TipContext): TipRun | undefined {
  const recording = result?.kind === 'variant' ? result.shown.recording : own;
  if (!recording) return undefined;
  return {
    world_version: WORLD_VERSION,
    level_hash: level.level_hash,
    commands: recording.steps.all.filter(isCommand).map(({ name, argument, line }) => [name, argument, line]),
    variables: { ...recording.variables },
    error: errorOf(recording),
    variant: numberOf(result),
  };
}

/**
 * Returns the request for a tip. A run of other code than that in the editor says nothing about it, and is left out;
 * null if a challenge has no description.
 */
export function tipRequest(context: TipContext, language: string): TipRequest | null {
  const { level, code, animal, result, recording } = context;
  const isOfRun = recording?.code === code;
  const asked = {
    last_prompt: code,
    error_message: isOfRun && result?.kind === 'error' ? result.trace.slice(0, MAX_ERROR) : '',
    run: isOfRun ? runOf(context) : undefined,
    language,
  };
  if (executionTypeOf(level.course_slug) === 'challenge') {
    const description = level.guide.trim().slice(0, MAX_DESCRIPTION);
    return description ? { of: 'challenge', body: { ...asked, description, slug: level.slug } } : null;
  }
  const place = { course_name: level.course_slug, slug: level.slug };
  const [x, y] = animal.position;
  return {
    of: 'level',
    body: { ...asked, ...place, player_position: [x, y], facing_direction: animal.facing },
  };
}
