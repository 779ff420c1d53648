import { ENDPOINTS, type SignUpLink } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { InviteTeacherService } from './invite-teacher.service.ts';

/** Teachers are invited by mail. */
@Controller()
export class InviteTeachersController {
  constructor(private readonly inviting: InviteTeacherService) {}

  @ApiRoute(ENDPOINTS.inviteTeacher)
  invite({ identity, query, body }: ApiRequest<'inviteTeacher'>): Promise<SignUpLink> {
    return this.inviting.invite(identity, body?.email ?? query.email);
  }

  @ApiRoute(ENDPOINTS.addTeacher)
  add({ identity, body: { email } }: ApiRequest<'addTeacher'>): Promise<SignUpLink> {
    return this.inviting.invite(identity, email);
  }
}
