import { type AskedToTeach, ENDPOINTS, type OwnTeacherRequest } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { demandInPerson } from '../../../members/demand-in-person.ts';
import { AskToTeachService } from './ask-to-teach.service.ts';

/** An adult who wants to teach in an organisation, or in one more. */
@Controller()
export class OwnTeacherRequestController {
  constructor(private readonly asking: AskToTeachService) {}

  @ApiRoute(ENDPOINTS.getTeacherRequest)
  read({ identity }: ApiRequest<'getTeacherRequest'>): Promise<OwnTeacherRequest> {
    return this.asking.read(demandInPerson(identity));
  }

  @ApiRoute(ENDPOINTS.askToTeach)
  async ask({ identity, body: { slug } }: ApiRequest<'askToTeach'>): Promise<AskedToTeach> {
    return { outcome: await this.asking.ask(demandInPerson(identity), slug) };
  }

  @ApiRoute(ENDPOINTS.withdrawTeacherRequest)
  async withdraw({ identity }: ApiRequest<'withdrawTeacherRequest'>): Promise<{ done: true }> {
    await this.asking.withdraw(demandInPerson(identity));
    return { done: true };
  }
}
