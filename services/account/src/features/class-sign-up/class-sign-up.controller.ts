import { type ClassSignUp, ClassSignUpSchema, ENDPOINTS, type LoggedIn } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Body, Controller, Res } from '@nestjs/common';
import { giveSession } from '../../sessions/give-session.ts';
import { ClassSignUpService } from './class-sign-up.service.ts';

@Controller()
export class ClassSignUpController {
  constructor(private readonly classSignUp: ClassSignUpService) {}

  @ApiRoute(ENDPOINTS.signupWithClassToken)
  async signUp(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: ClassSignUpSchema }) body: ClassSignUp,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.classSignUp.signUp(identity, body);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
