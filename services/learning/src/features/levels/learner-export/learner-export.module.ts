import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { LearnerExportController } from './learner-export.controller.ts';
import { OwnStudentsRepository } from './own-students.repository.ts';

@Module({
  imports: [LearnersModule, TypeOrmModule.forFeature([StudentEntity])],
  controllers: [LearnerExportController],
  providers: [OwnStudentsRepository],
})
export class LearnerExportModule {}
