import { type AskedToTeach, ENDPOINTS, type OwnTeacherRequest } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { demandInPerson } from '../../../members/demand-in-person.ts';
import { MembersService } from '../../../members/members.service.ts';
import { AskToTeachService } from './ask-to-teach.service.ts';

/** An adult who wants to teach in an organisation. */
@Controller()
export class OwnTeacherRequestController {
  constructor(
    private readonly members: MembersService,
    private readonly asking: AskToTeachService,
  ) {}

  @ApiRoute(ENDPOINTS.getTeacherRequest)
  async read({ identity }: ApiRequest<'getTeacherRequest'>): Promise<OwnTeacherRequest> {
    if (await this.members.find(identity))
      return { joins: null, suggested: null, suggestions: [], asked: null, has_students: false };
    return this.asking.read(demandInPerson(identity));
  }

  @ApiRoute(ENDPOINTS.askToTeach)
  async ask({ identity, body: { slug } }: ApiRequest<'askToTeach'>): Promise<AskedToTeach> {
    const user = demandInPerson(identity);
    if (await this.members.find(identity))
      throw new DomainError('organization/already-member', 'You belong to an organisation already.');
    return { outcome: await this.asking.ask(user, slug) };
  }

  @ApiRoute(ENDPOINTS.withdrawTeacherRequest)
  async withdraw({ identity }: ApiRequest<'withdrawTeacherRequest'>): Promise<{ done: true }> {
    await this.asking.withdraw(demandInPerson(identity));
    return { done: true };
  }
}
