import { ENDPOINTS, type TeacherAnswer, TeacherAnswerSchema, type TeacherRequests } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { MembersService } from '../../members/members.service.ts';
import { TeacherRequestsService } from './teacher-requests.service.ts';

/** Who asked to teach, for administrators. */
@Controller()
export class TeacherRequestsController {
  constructor(
    private readonly members: MembersService,
    private readonly requests: TeacherRequestsService,
  ) {}

  @ApiRoute(ENDPOINTS.listTeacherRequests)
  async list(@CurrentIdentity() identity: Identity): Promise<TeacherRequests> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return { requests: await this.requests.list(organizationId) };
  }

  @ApiRoute(ENDPOINTS.answerTeacherRequest)
  async answer(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ENDPOINTS.answerTeacherRequest.params })
    { user_id: userId }: { readonly user_id: string },
    @Body({ schema: TeacherAnswerSchema }) { let_in: letIn }: TeacherAnswer,
  ): Promise<TeacherRequests> {
    const { organizationId } = await this.members.demandAdmin(identity);
    await this.requests.answer(identity, organizationId, userId, letIn);
    return { requests: await this.requests.list(organizationId) };
  }
}
