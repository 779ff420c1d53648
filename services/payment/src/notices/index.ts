export { AnnounceClosingsJob } from './announce-closings.job.ts';
export { AnnounceRenewalsJob } from './announce-renewals.job.ts';
export { NoticesService } from './notices.service.ts';
export type { CurrentSubscription } from './notices.rules.ts';
