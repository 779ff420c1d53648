import { Module } from '@nestjs/common';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { ManageStudentsModule } from '../manage-students/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { LoginCardsController } from './login-cards.controller.ts';
import { LoginCardsService } from './login-cards.service.ts';

@Module({
  imports: [AccountCallsModule, ManageStudentsModule, MembersModule],
  controllers: [LoginCardsController],
  providers: [LoginCardsService],
})
export class LoginCardsModule {}
