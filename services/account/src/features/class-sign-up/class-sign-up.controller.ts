import {
  type ClassSignUp as ClassSignUpBody,
  ClassSignUpSchema,
  ENDPOINTS,
  type SignedIn,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Body, Controller, Res } from '@nestjs/common';
import { giveSession } from '../sign-in/answer-cookies.ts';
import { ClassSignUp } from './class-sign-up.ts';

@Controller()
export class ClassSignUpController {
  constructor(private readonly classSignUp: ClassSignUp) {}

  @ApiRoute(ENDPOINTS.signupWithClassToken)
  async signUp(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: ClassSignUpSchema }) body: ClassSignUpBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { secret, signedIn } = await this.classSignUp.signUp(identity, body);
    giveSession(reply, identity, secret);
    return signedIn;
  }
}
