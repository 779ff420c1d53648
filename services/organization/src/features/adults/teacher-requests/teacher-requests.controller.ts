import { ENDPOINTS, type TeacherRequests } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { TeacherRequestsService } from './teacher-requests.service.ts';

/** Who asked to teach, for administrators. */
@Controller()
export class TeacherRequestsController {
  constructor(
    private readonly members: MembersService,
    private readonly requests: TeacherRequestsService,
  ) {}

  @ApiRoute(ENDPOINTS.listTeacherRequests)
  async list({ identity }: ApiRequest<'listTeacherRequests'>): Promise<TeacherRequests> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return { requests: await this.requests.list(organizationId) };
  }

  @ApiRoute(ENDPOINTS.answerTeacherRequest)
  async answer({
    identity,
    params: { user_id: userId },
    body: { let_in: letIn },
  }: ApiRequest<'answerTeacherRequest'>): Promise<TeacherRequests> {
    const { organizationId } = await this.members.demandAdmin(identity);
    await this.requests.answer(identity, organizationId, userId, letIn);
    return { requests: await this.requests.list(organizationId) };
  }
}
