import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../database/entities/user.entity.ts';
import { ConfirmedUsersRepository } from './confirmed-users.repository.ts';
import { CurrentUsersRepository } from './current-users.repository.ts';
import { MemberEventsService } from './member-events.service.ts';
import { NewStudentsRepository } from './new-students.repository.ts';
import { SecondFactorDemandService } from './second-factor-demand.service.ts';
import { StudentEventsService } from './student-events.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  providers: [
    ConfirmedUsersRepository,
    CurrentUsersRepository,
    MemberEventsService,
    NewStudentsRepository,
    SecondFactorDemandService,
    StudentEventsService,
  ],
  exports: [
    ConfirmedUsersRepository,
    CurrentUsersRepository,
    MemberEventsService,
    NewStudentsRepository,
    SecondFactorDemandService,
    StudentEventsService,
  ],
})
export class PeopleModule {}
