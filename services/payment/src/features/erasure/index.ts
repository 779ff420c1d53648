export { EraseOwnerHandler } from './erase-owner.handler.ts';
export { RetentionJob } from './retention.job.ts';
