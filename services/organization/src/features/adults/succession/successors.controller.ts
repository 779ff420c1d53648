import { ENDPOINTS, type Successor } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { SuccessorsService } from './successors.service.ts';

/** Who administers an organisation next, for its administrators. */
@Controller()
export class SuccessorsController {
  constructor(private readonly successors: SuccessorsService) {}

  @ApiRoute(ENDPOINTS.getSuccessor)
  read({ identity }: ApiRequest<'getSuccessor'>): Promise<Successor> {
    return this.successors.read(identity);
  }

  @ApiRoute(ENDPOINTS.nameSuccessor)
  async name({ identity, body: { user_id: userId } }: ApiRequest<'nameSuccessor'>): Promise<Successor> {
    await this.successors.name(identity, userId);
    return this.successors.read(identity);
  }
}
