import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { HandInService } from './hand-in.service.ts';
import { HandedInController } from './handed-in.controller.ts';
import { HandedInRepository } from './handed-in.repository.ts';

@Module({
  imports: [LearnersModule],
  controllers: [HandedInController],
  providers: [HandInService, HandedInRepository],
})
export class HandedInModule {}
