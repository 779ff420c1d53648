export { challengeRoutes } from './challenge-routes.tsx';
export { ChallengeResultsPart as ChallengeResults } from './challenge-results.part.tsx';
