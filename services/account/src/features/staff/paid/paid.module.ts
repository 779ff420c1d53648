import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { FindUserController } from './find-user.controller.ts';
import { SetPaidController } from './set-paid.controller.ts';
import { SetPaidService } from './set-paid.service.ts';

@Module({
  imports: [AuditModule, PeopleModule, TypeOrmModule.forFeature([UserEntity])],
  controllers: [FindUserController, SetPaidController],
  providers: [SetPaidService],
})
export class PaidModule {}
