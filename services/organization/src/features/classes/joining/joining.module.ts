import { Module } from '@nestjs/common';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { JoiningController } from './joining.controller.ts';
import { JoiningService } from './joining.service.ts';

@Module({
  imports: [AccountCallsModule, MembersModule],
  controllers: [JoiningController],
  providers: [JoiningService],
})
export class JoiningModule {}
