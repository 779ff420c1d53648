import { Module } from '@nestjs/common';
import { ProviderEventsModule } from '../events/index.ts';
import { NoticesModule } from '../../notices/notices.module.ts';
import { ProviderModule } from '../../provider/provider.module.ts';
import { AskProviderService } from './ask-provider.service.ts';
import { CatchUpJob } from './catch-up.job.ts';
import { CatchUpService } from './catch-up.service.ts';
import { DifferencesController } from './differences.controller.ts';
import { ReconcileJob } from './reconcile.job.ts';
import { ReconcileService } from './reconcile.service.ts';

@Module({
  imports: [ProviderEventsModule, NoticesModule, ProviderModule],
  controllers: [DifferencesController],
  providers: [AskProviderService, CatchUpJob, CatchUpService, ReconcileJob, ReconcileService],
  exports: [CatchUpService],
})
export class ReconciliationModule {}
