import { type InviteTeacher, InviteTeacherSchema, SERVICE_CALLS, type SignUpLink } from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { InvitationsService } from './invitations.service.ts';

/** A call of the organisation service: a teacher for one of its organisations. */
@Controller()
export class InternalInvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @ServiceRoute(SERVICE_CALLS.inviteTeacher)
  invite(
    @Body({ schema: InviteTeacherSchema }) { organization_id: organizationId, email, by }: InviteTeacher,
  ): Promise<SignUpLink> {
    return this.invitations.invite({ ...by, student: null }, email, { role: 'teacher', organizationId });
  }
}
