import {
  CHALLENGES,
  type ChallengeTipRequestSchema,
  DEFAULT_LANGUAGE,
  type LevelTipRequestSchema,
  type TipRun,
} from '@burrow/contracts';
import type { z } from 'zod';
import type { TipType } from '../../learners/tips.repository.ts';

/** What both kinds of request have in common. */
export interface TipQuestion {
  readonly type: TipType;
  readonly course: string;
  /** Null if no challenge was named: then it is looked up by its description. */
  readonly slug: string | null;
  readonly description: string;
  readonly code: string;
  readonly errorText: string;
  readonly run: TipRun | null;
  readonly language: string;
}

/** Returns the requested language, or the first that the browser accepts. */
const languageOf = (asked: string | undefined, accepted: string | undefined): string =>
  asked ?? /^[a-z]{2}/iu.exec(accepted ?? '')?.[0].toLowerCase() ?? DEFAULT_LANGUAGE;

export function askForLevel(
  body: z.output<typeof LevelTipRequestSchema>,
  accepted: string | undefined,
): TipQuestion {
  return {
    type: body.course_name === CHALLENGES ? 'challenge_assistant' : 'level_assistant',
    course: body.course_name,
    slug: body.slug,
    description: '',
    code: body.last_prompt,
    errorText: body.error_message ?? '',
    run: body.run ?? null,
    language: languageOf(body.language, accepted),
  };
}

export function askForChallenge(
  body: z.output<typeof ChallengeTipRequestSchema>,
  accepted: string | undefined,
): TipQuestion {
  return {
    type: 'challenge_assistant',
    course: CHALLENGES,
    slug: body.slug ?? null,
    description: body.description,
    code: body.last_prompt.trim() === '' ? (body.solution ?? '') : body.last_prompt,
    errorText: body.error_message ?? '',
    run: body.run ?? null,
    language: languageOf(body.language, accepted),
  };
}
