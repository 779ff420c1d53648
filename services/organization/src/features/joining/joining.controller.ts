import {
  type ClassByToken,
  type ClassTokenQuery,
  ClassTokenQuerySchema,
  ENDPOINTS,
  type JoinAnswer,
  JoinAnswerSchema,
  type JoinRequests,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { JoiningService } from './joining.service.ts';

/** Joining a class by its code. */
@Controller()
export class JoiningController {
  constructor(private readonly joining: JoiningService) {}

  @ApiRoute(ENDPOINTS.getClassByToken)
  find(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: ClassTokenQuerySchema }) { token }: ClassTokenQuery,
  ): Promise<ClassByToken> {
    return this.joining.find(identity, token);
  }

  @ApiRoute(ENDPOINTS.readClassByToken)
  read(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: ClassTokenQuerySchema }) { token }: ClassTokenQuery,
  ): Promise<ClassByToken> {
    return this.joining.find(identity, token);
  }

  @ApiRoute(ENDPOINTS.listJoinRequests)
  list(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ENDPOINTS.listJoinRequests.params }) { class_id }: { readonly class_id: string },
  ): Promise<JoinRequests> {
    return this.joining.list(identity, class_id);
  }

  @ApiRoute(ENDPOINTS.answerJoinRequest)
  async answer(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ENDPOINTS.answerJoinRequest.params })
    { class_id, request_id }: { readonly class_id: string; readonly request_id: string },
    @Body({ schema: JoinAnswerSchema }) { let_in }: JoinAnswer,
  ): Promise<{ done: true }> {
    await this.joining.answer(identity, class_id, request_id, let_in);
    return { done: true };
  }
}
