/** What a run needs of the world once Python has computed it. */
export { runVariants, toRunRecord } from '@burrow/python';
export { judge, loadWorld, shortfalls } from '@burrow/world';
export { followRun } from './follow-run.ts';
export { toRecording } from './recording.ts';
export { RunScript } from './run-script.ts';
export { showVariant } from './variant-shown.ts';
