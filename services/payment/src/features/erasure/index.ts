export { EraseOwnerHandler } from './erase-owner.handler.ts';
export { OwnerLeavesHandler } from './owner-leaves.handler.ts';
export { RetentionJob } from './retention.job.ts';
