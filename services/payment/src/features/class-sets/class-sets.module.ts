import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { ClassSetsController } from './class-sets.controller.ts';
import { ClassSetsService } from './class-sets.service.ts';

@Module({
  imports: [AccountsModule, ComputedModule],
  controllers: [ClassSetsController],
  providers: [ClassSetsService],
})
export class ClassSetsModule {}
