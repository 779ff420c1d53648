import { ENDPOINTS, FactorCodeBodySchema, type LoggedIn } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Body, Controller, Res } from '@nestjs/common';
import { giveSession } from '../../sessions/give-session.ts';
import { AdmissionsService } from './admissions.service.ts';

@Controller()
export class SecondStepController {
  constructor(private readonly admissions: AdmissionsService) {}

  @ApiRoute(ENDPOINTS.logInWithCode)
  async complete(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: FactorCodeBodySchema }) { code }: { readonly code: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.admissions.complete(identity, code);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
