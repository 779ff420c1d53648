import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { AcceptInvitationController } from './accept-invitation.controller.ts';
import { AcceptInvitationService } from './accept-invitation.service.ts';
import { AdultsController } from './adults.controller.ts';
import { SchoolNoticesHandler } from './school-notices.handler.ts';
import { TeacherAnswersHandler } from './teacher-answers.handler.ts';

/** Adults with an account of their own who come to a school. */
@Module({
  controllers: [AcceptInvitationController, AdultsController],
  providers: [AcceptInvitationService, SchoolNoticesHandler, TeacherAnswersHandler],
})
export class SchoolAdultsModule {
  constructor(events: EventHandlers, answers: TeacherAnswersHandler, notices: SchoolNoticesHandler) {
    events.on('organization/teacher-answered', (data, tx) => answers.tell(data, tx));
    events.on('organization/notice', (data, tx) => notices.write(data, tx));
  }
}
