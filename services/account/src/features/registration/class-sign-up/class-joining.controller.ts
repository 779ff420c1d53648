import { type FoundClass, type JoinRequest, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
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
  async find({ body: { token, address, visitor } }: ServiceRequest<'findClass'>): Promise<FoundClass> {
    const trier = { address, visitor: visitor ?? null };
    const { class_name, organization_id, organization_name, joins } = await this.tokens.find(token, trier);
    return { class_name, organization_id, organization_name, joins };
  }

  @ServiceRoute(SERVICE_CALLS.listJoinRequests)
  async list({ body }: ServiceRequest<'listJoinRequests'>): Promise<{ requests: JoinRequest[] }> {
    return { requests: await this.requests.list(body) };
  }

  @ServiceRoute(SERVICE_CALLS.answerJoinRequest)
  async answer({ body }: ServiceRequest<'answerJoinRequest'>): Promise<{ done: true }> {
    await this.requests.answer(body);
    return { done: true };
  }
}
