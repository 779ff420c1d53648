export { ChallengeResultsPart as ChallengeResults } from './challenge-results.part.tsx';
export { useCountsWords } from './use-counts-words.ts';
