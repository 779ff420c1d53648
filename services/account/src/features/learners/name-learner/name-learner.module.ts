import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { NameLearnerController } from './name-learner.controller.ts';
import { LearnerNamesRepository } from './learner-names.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([StudentEntity, UserEntity])],
  controllers: [NameLearnerController],
  providers: [LearnerNamesRepository],
})
export class NameLearnerModule {}
