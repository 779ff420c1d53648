import { Module } from '@nestjs/common';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { InternalSessionsController } from './internal-sessions.controller.ts';

@Module({
  imports: [SessionsModule],
  controllers: [InternalSessionsController],
})
export class InternalSessionsModule {}
