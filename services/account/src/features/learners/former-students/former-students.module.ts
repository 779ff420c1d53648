import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { FormerStudentsController } from './former-students.controller.ts';
import { FormerStudentsService } from './former-students.service.ts';

@Module({
  imports: [AuditModule, PeopleModule, TokensModule, TypeOrmModule.forFeature([StudentEntity])],
  controllers: [FormerStudentsController],
  providers: [FormerStudentsService],
})
export class FormerStudentsModule {}
