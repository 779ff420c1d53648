export { RetentionJob } from './retention.job.ts';
export { ErasureModule } from './erasure.module.ts';
