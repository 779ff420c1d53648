export { endAtOnce, ENDINGS_QUEUE, EndSubscriptionsJob } from './end-subscriptions.job.ts';
