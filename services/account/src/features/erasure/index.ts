export { DueErasuresJob } from './due-erasures.job.ts';
export { ErasureService } from './erasure.service.ts';
