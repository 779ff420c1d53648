export { endAtOnce, endIfGivenBack, endWithPeriod, ENDINGS_QUEUE } from './end-at-once.ts';
export { endNow } from './end-subscriptions.job.ts';
export { EndingsModule } from './endings.module.ts';
