import {
  type AnswerJoinRequest,
  AnswerJoinRequestSchema,
  type FindClass,
  FindClassSchema,
  type FoundClass,
  type JoinRequest,
  type ListJoinRequests,
  ListJoinRequestsSchema,
  SERVICE_CALLS,
} from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ClassTokensService } from './class-tokens.service.ts';
import { JoinRequestsService } from './join-requests.service.ts';

/** Calls of the organisation service: which class a code is for, and who waits to be let in. */
@Controller()
export class ClassJoiningController {
  constructor(
    private readonly tokens: ClassTokensService,
    private readonly requests: JoinRequestsService,
  ) {}

  @ServiceRoute(SERVICE_CALLS.findClass)
  async find(@Body({ schema: FindClassSchema }) { token, address, visitor }: FindClass): Promise<FoundClass> {
    const trier = { address, visitor: visitor ?? null };
    const { class_name, organization_id, organization_name, joins } = await this.tokens.find(token, trier);
    return { class_name, organization_id, organization_name, joins };
  }

  @ServiceRoute(SERVICE_CALLS.listJoinRequests)
  async list(
    @Body({ schema: ListJoinRequestsSchema }) body: ListJoinRequests,
  ): Promise<{ requests: JoinRequest[] }> {
    return { requests: await this.requests.list(body) };
  }

  @ServiceRoute(SERVICE_CALLS.answerJoinRequest)
  async answer(@Body({ schema: AnswerJoinRequestSchema }) body: AnswerJoinRequest): Promise<{ done: true }> {
    await this.requests.answer(body);
    return { done: true };
  }
}
