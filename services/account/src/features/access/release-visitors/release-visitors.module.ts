import { Module } from '@nestjs/common';
import { ReleaseVisitorsController } from './release-visitors.controller.ts';
import { ReleaseVisitorsService } from './release-visitors.service.ts';

@Module({
  controllers: [ReleaseVisitorsController],
  providers: [ReleaseVisitorsService],
})
export class ReleaseVisitorsModule {}
