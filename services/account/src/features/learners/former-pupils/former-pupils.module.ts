import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { FormerPupilsController } from './former-pupils.controller.ts';
import { FormerPupilsService } from './former-pupils.service.ts';

@Module({
  imports: [AuditModule, PeopleModule, TokensModule, TypeOrmModule.forFeature([StudentEntity])],
  controllers: [FormerPupilsController],
  providers: [FormerPupilsService],
})
export class FormerPupilsModule {}
