import {
  type Invitations,
  type InviteTeacher,
  InviteTeacherSchema,
  type ListInvitations,
  ListInvitationsSchema,
  SERVICE_CALLS,
  type SignUpLink,
} from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { InvitationsService } from './invitations.service.ts';
import { OpenInvitationsRepository } from './open-invitations.repository.ts';

/** Calls of the organisation service: teachers for one of its organisations. */
@Controller()
export class InternalInvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly open: OpenInvitationsRepository,
  ) {}

  @ServiceRoute(SERVICE_CALLS.inviteTeacher)
  invite(
    @Body({ schema: InviteTeacherSchema }) { organization_id: organizationId, email, by }: InviteTeacher,
  ): Promise<SignUpLink> {
    return this.invitations.invite({ ...by, student: null }, email, { role: 'teacher', organizationId });
  }

  @ServiceRoute(SERVICE_CALLS.listInvitations)
  async list(
    @Body({ schema: ListInvitationsSchema }) { organization_id }: ListInvitations,
  ): Promise<Invitations> {
    return { invitations: await this.open.of(organization_id) };
  }

  @ServiceRoute(SERVICE_CALLS.withdrawInvitation)
  async withdraw(@Body({ schema: InviteTeacherSchema }) body: InviteTeacher): Promise<{ done: true }> {
    await this.open.withdraw(body);
    return { done: true };
  }
}
