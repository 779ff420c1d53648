import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { ChildrensLevelsService } from './childrens-levels.service.ts';
import { SolutionsController } from './solutions.controller.ts';

@Module({
  imports: [AccessModule, LearnersModule],
  controllers: [SolutionsController],
  providers: [ChildrensLevelsService],
})
export class SolutionsModule {}
