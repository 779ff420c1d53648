import { ENDPOINTS, type LoggedIn } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { giveSession } from '../../../sessions/give-session.ts';
import { ClassSignUpService } from './class-sign-up.service.ts';

@Controller()
export class ClassSignUpController {
  constructor(private readonly classSignUp: ClassSignUpService) {}

  @ApiRoute(ENDPOINTS.signupWithClassToken)
  async signUp(
    { identity, body }: ApiRequest<'signupWithClassToken'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.classSignUp.signUp(identity, body);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
