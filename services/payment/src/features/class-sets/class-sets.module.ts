import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../database/entities/student.entity.ts';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { ClassSetsController } from './class-sets.controller.ts';
import { ClassSetsService } from './class-sets.service.ts';

@Module({
  imports: [AccountsModule, ComputedModule, TypeOrmModule.forFeature([StudentEntity])],
  controllers: [ClassSetsController],
  providers: [ClassSetsService],
})
export class ClassSetsModule {}
