import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { AskToCancelController } from './ask-to-cancel.controller.ts';
import { AskToCancelService } from './ask-to-cancel.service.ts';

@Module({
  imports: [AttemptsModule, PeopleModule],
  controllers: [AskToCancelController],
  providers: [AskToCancelService],
})
export class CancelByMailModule {}
