import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { StudentsModule } from '../students/index.ts';
import { MakeCardsController } from './make-cards.controller.ts';
import { MakeCardsService } from './make-cards.service.ts';

@Module({
  imports: [AuditModule, StudentsModule, TypeOrmModule.forFeature([StudentEntity])],
  controllers: [MakeCardsController],
  providers: [MakeCardsService],
})
export class MakeCardsModule {}
