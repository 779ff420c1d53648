export { ADD_RESULTS } from './challenge-results.queries.ts';
export { keepChallengeResult } from './keep-challenge-result.ts';
export { ChallengesModule } from './challenges.module.ts';
