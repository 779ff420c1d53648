import { type Invitations, SERVICE_CALLS, type SignUpLink } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
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
  invite({
    body: { organization_id: organizationId, email, by },
  }: ServiceRequest<'inviteTeacher'>): Promise<SignUpLink> {
    return this.invitations.invite({ ...by, student: null }, email, { role: 'teacher', organizationId });
  }

  @ServiceRoute(SERVICE_CALLS.listInvitations)
  async list({ body: { organization_id } }: ServiceRequest<'listInvitations'>): Promise<Invitations> {
    return { invitations: await this.open.of(organization_id) };
  }

  @ServiceRoute(SERVICE_CALLS.withdrawInvitation)
  async withdraw({ body }: ServiceRequest<'withdrawInvitation'>): Promise<{ done: true }> {
    await this.open.withdraw(body);
    return { done: true };
  }
}
