export { ChallengeListService } from './challenge-list.service.ts';
export { ChallengeResultsService } from './challenge-results.service.ts';
export { ChallengesController } from './challenges.controller.ts';
export { ADD_RESULTS } from './challenge-results.queries.ts';
export { keepChallengeResult } from './keep-challenge-result.ts';
