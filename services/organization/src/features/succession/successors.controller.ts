import { ENDPOINTS, type NameSuccessor, NameSuccessorSchema, type Successor } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { SuccessorsService } from './successors.service.ts';

/** Who administers an organisation next, for its administrators. */
@Controller()
export class SuccessorsController {
  constructor(private readonly successors: SuccessorsService) {}

  @ApiRoute(ENDPOINTS.getSuccessor)
  read(@CurrentIdentity() identity: Identity): Promise<Successor> {
    return this.successors.read(identity);
  }

  @ApiRoute(ENDPOINTS.nameSuccessor)
  async name(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: NameSuccessorSchema }) { user_id: userId }: NameSuccessor,
  ): Promise<Successor> {
    await this.successors.name(identity, userId);
    return this.successors.read(identity);
  }
}
