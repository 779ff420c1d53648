import { Module } from '@nestjs/common';
import { StreamModule } from '../../own-account/stream/index.ts';
import { LessonPresenceController } from './lesson-presence.controller.ts';
import { LessonPresenceService } from './lesson-presence.service.ts';
import { PresenceBeatService } from './presence-beat.service.ts';

@Module({
  imports: [StreamModule],
  controllers: [LessonPresenceController],
  providers: [LessonPresenceService, PresenceBeatService],
})
export class LessonPresenceModule {}
