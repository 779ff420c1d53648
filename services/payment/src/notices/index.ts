export { AnnounceRenewalsJob } from './announce-renewals.job.ts';
export { NoticesService } from './notices.service.ts';
