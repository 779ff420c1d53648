export { endAtOnce, endIfGivenBack, endNow, endWithPeriod, ENDINGS_QUEUE } from './end-subscriptions.job.ts';
export { EndingsModule } from './endings.module.ts';
