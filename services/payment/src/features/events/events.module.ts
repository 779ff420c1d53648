import { Module } from '@nestjs/common';
import { ComputedModule } from '../../computed/computed.module.ts';
import { NoticesModule } from '../../notices/notices.module.ts';
import { EventsController } from './events.controller.ts';
import { HandleEventService } from './handle-event.service.ts';
import { HandleEventsJob } from './handle-events.job.ts';
import { ReceiveEventService } from './receive-event.service.ts';

@Module({
  imports: [ComputedModule, NoticesModule],
  controllers: [EventsController],
  providers: [HandleEventService, HandleEventsJob, ReceiveEventService],
  exports: [HandleEventService],
})
export class ProviderEventsModule {}
