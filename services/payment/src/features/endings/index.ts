export { endAtOnce, EndSubscriptionsJob } from './end-subscriptions.job.ts';
