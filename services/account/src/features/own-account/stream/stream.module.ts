import { Module } from '@nestjs/common';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { StreamController } from './stream.controller.ts';
import { StreamHandler } from './stream.handler.ts';
import { StreamHubService } from './stream-hub.service.ts';

/** Tells open pages what changed. */
@Module({
  imports: [SessionsModule],
  controllers: [StreamController],
  providers: [StreamHandler, StreamHubService],
  exports: [StreamHubService],
})
export class StreamModule {}
