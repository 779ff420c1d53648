/** What a run needs once Python has its program: the world's commands, and the judge. */
export { followRun } from './follow-run.ts';
