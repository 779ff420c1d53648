import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AskToCancelController } from './ask-to-cancel.controller.ts';
import { AskToCancelService } from './ask-to-cancel.service.ts';

@Module({
  imports: [AttemptsModule],
  controllers: [AskToCancelController],
  providers: [AskToCancelService],
})
export class CancelByMailModule {}
