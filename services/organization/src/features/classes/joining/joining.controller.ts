import { type ClassByToken, ENDPOINTS, type JoinRequests } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { JoiningService } from './joining.service.ts';

/** Joining a class by its code. */
@Controller()
export class JoiningController {
  constructor(private readonly joining: JoiningService) {}

  @ApiRoute(ENDPOINTS.getClassByToken)
  find({ identity, query: { token } }: ApiRequest<'getClassByToken'>): Promise<ClassByToken> {
    return this.joining.find(identity, token);
  }

  @ApiRoute(ENDPOINTS.readClassByToken)
  read({ identity, body: { token } }: ApiRequest<'readClassByToken'>): Promise<ClassByToken> {
    return this.joining.find(identity, token);
  }

  @ApiRoute(ENDPOINTS.listJoinRequests)
  list({ identity, params: { class_id } }: ApiRequest<'listJoinRequests'>): Promise<JoinRequests> {
    return this.joining.list(identity, class_id);
  }

  @ApiRoute(ENDPOINTS.answerJoinRequest)
  async answer({
    identity,
    params: { class_id, request_id },
    body: { let_in },
  }: ApiRequest<'answerJoinRequest'>): Promise<{ done: true }> {
    await this.joining.answer(identity, class_id, request_id, let_in);
    return { done: true };
  }
}
