import { z } from 'zod';
import {
  ChallengeListQuerySchema,
  ChallengeListSchema,
  ChallengeResultsSchema,
} from '../challenge.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** Challenges: which there are, and with how little somebody solved them. They are played by the calls for levels. */
export const CHALLENGE_ENDPOINTS = {
  listChallenges: endpoint({
    method: 'GET',
    path: '/api/challenge',
    access: 'anyone',
    summary:
      "Returns the challenges that match the filter, with the caller's progress and best counts, and this week's challenge.",
    query: ChallengeListQuerySchema,
    answer: ChallengeListSchema,
    errors: [],
  }),
  getChallengeResults: endpoint({
    method: 'GET',
    path: '/api/challenge/{slug}/results',
    access: 'anyone',
    summary:
      "Returns the caller's best counts in a challenge, the author's, and the middle half of the class from ten results on.",
    params: z.object({ slug: z.string().max(80) }),
    answer: ChallengeResultsSchema,
    errors: ['level/unknown-level'],
  }),
} satisfies Record<string, EndpointContract>;
