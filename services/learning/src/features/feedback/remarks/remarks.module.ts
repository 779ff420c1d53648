import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { RemarkWriterService } from './remark-writer.service.ts';
import { RemarksController } from './remarks.controller.ts';
import { WriteRemarksService } from './write-remarks.service.ts';
import { RemarksRepository } from './remarks.repository.ts';

@Module({
  imports: [LearnersModule],
  controllers: [RemarksController],
  providers: [RemarkWriterService, RemarksRepository, WriteRemarksService],
  exports: [WriteRemarksService],
})
export class RemarksModule {}
