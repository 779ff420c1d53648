import { Module } from '@nestjs/common';
import { SolutionsController } from './solutions.controller.ts';

@Module({
  controllers: [SolutionsController],
})
export class SolutionsModule {}
