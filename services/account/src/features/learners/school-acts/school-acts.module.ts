import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentActEntity } from '../../../database/entities/student-act.entity.ts';
import { StudentsModule } from '../students/index.ts';
import { keepSchoolActs } from './school-acts.handler.ts';
import { SchoolActsController } from './school-acts.controller.ts';
import { SchoolActsRepository } from './school-acts.repository.ts';

@Module({
  imports: [StudentsModule, TypeOrmModule.forFeature([StudentActEntity])],
  controllers: [SchoolActsController],
  providers: [SchoolActsRepository],
})
export class SchoolActsModule {
  constructor(handlers: EventHandlers) {
    handlers.on('organization/pupil-acts-told', keepSchoolActs);
  }
}
