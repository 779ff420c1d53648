import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { AcceptInvitationController } from './accept-invitation.controller.ts';
import { AcceptInvitationService } from './accept-invitation.service.ts';
import { AdultsController } from './adults.controller.ts';
import { SchoolNoticesHandler } from './school-notices.handler.ts';
import { TeacherAnswersHandler } from './teacher-answers.handler.ts';
import { AdultsRepository } from './adults.repository.ts';

/** Adults with an account of their own who come to a school. */
@Module({
  imports: [AuditModule, MailModule, PeopleModule, TokensModule],
  controllers: [AcceptInvitationController, AdultsController],
  providers: [AcceptInvitationService, AdultsRepository, SchoolNoticesHandler, TeacherAnswersHandler],
})
export class SchoolAdultsModule {
  constructor(events: EventHandlers, answers: TeacherAnswersHandler, notices: SchoolNoticesHandler) {
    events.on('organization/teacher-answered', (data, tx) => answers.tell(data, tx));
    events.on('organization/notice', (data, tx) => notices.write(data, tx));
  }
}
