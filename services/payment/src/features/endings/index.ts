export { endAtOnce, endWithPeriod, ENDINGS_QUEUE, EndSubscriptionsJob } from './end-subscriptions.job.ts';
