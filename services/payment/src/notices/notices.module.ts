import { Module } from '@nestjs/common';
import { AnnounceClosingsJob } from './announce-closings.job.ts';
import { AnnounceRenewalsJob } from './announce-renewals.job.ts';
import { NoticesService } from './notices.service.ts';

@Module({
  providers: [AnnounceClosingsJob, AnnounceRenewalsJob, NoticesService],
  exports: [NoticesService],
})
export class NoticesModule {}
