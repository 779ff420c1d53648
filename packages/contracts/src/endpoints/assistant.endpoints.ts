import { CreditSchema } from '../level-update.schema.ts';
import { ChallengeTipRequestSchema, LevelTipRequestSchema, TipSchema } from '../tip.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const REFUSALS = [
  'assistant/upgrade-for-more', 'assistant/sign-up-for-more', 'assistant/ask-organization', 'assistant/tomorrow',
  'assistant/invalid-registration', 'assistant/disabled', 'auth/not-logged-in',
  'level/unknown-course', 'level/unknown-level', 'level/account-needed', 'level/plan-needed', 'request/cross-site',
] as const; // prettier-ignore

/** Tips, and how many are left. The credits are those of `getCredit`, answered by the service that counts them. */
export const ASSISTANT_ENDPOINTS = {
  generateLevelTip: endpoint({
    method: 'POST',
    path: '/api/chatgpt/generate-tip-level-async',
    access: 'anyone',
    summary:
      'Returns one next step for a level: first a question, then where to look, then one line of code.',
    body: LevelTipRequestSchema,
    answer: TipSchema,
    errors: REFUSALS,
    bodyLimit: 1_048_576,
  }),
  generateChallengeTip: endpoint({
    method: 'POST',
    path: '/api/chatgpt/generate-tip-challenge-async',
    access: 'anyone',
    summary: 'Returns one next step for a challenge.',
    body: ChallengeTipRequestSchema,
    answer: TipSchema,
    errors: REFUSALS,
    bodyLimit: 1_048_576,
  }),
  getLevelTipCredit: endpoint({
    method: 'GET',
    path: '/api/credit/level_assistant',
    access: 'anyone',
    summary: 'Returns how many tips for levels are left today.',
    answer: CreditSchema,
    errors: ['auth/not-logged-in'],
  }),
  getChallengeTipCredit: endpoint({
    method: 'GET',
    path: '/api/credit/challenge_assistant',
    access: 'anyone',
    summary: 'Returns how many tips for challenges are left today.',
    answer: CreditSchema,
    errors: ['auth/not-logged-in'],
  }),
} satisfies Record<string, EndpointContract>;
