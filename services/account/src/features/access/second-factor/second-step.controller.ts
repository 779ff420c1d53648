import { ENDPOINTS, type LoggedIn } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { giveSession } from '../../../sessions/give-session.ts';
import { AdmissionsService } from './admissions.service.ts';

@Controller()
export class SecondStepController {
  constructor(private readonly admissions: AdmissionsService) {}

  @ApiRoute(ENDPOINTS.logInWithCode)
  async complete(
    { identity, body: { code } }: ApiRequest<'logInWithCode'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.admissions.complete(identity, code);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
