import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RemarkEntity } from '../../../database/entities/remark.entity.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { RemarksModule } from '../remarks/index.ts';
import { HandInService } from './hand-in.service.ts';
import { HandedInController } from './handed-in.controller.ts';
import { HandedInRepository } from './handed-in.repository.ts';

@Module({
  imports: [LearnersModule, RemarksModule, TypeOrmModule.forFeature([RemarkEntity])],
  controllers: [HandedInController],
  providers: [HandInService, HandedInRepository],
})
export class HandedInModule {}
