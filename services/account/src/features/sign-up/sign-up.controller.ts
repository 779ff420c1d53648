import {
  ENDPOINTS,
  type SignUp as SignUpBody,
  type SignUpAnswer,
  SignUpSchema,
  TokenQuerySchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { mailKey, mailsFromKey } from '../attempts/attempt-keys.rules.ts';
import { MAIL_POLICY, MAILS_FROM_ADDRESS_POLICY } from '../attempts/attempts.rules.ts';
import { Attempts } from '../attempts/attempts.ts';
import { Passwords } from '../passwords/passwords.ts';
import { hashPasswords } from './hashed-passwords.ts';
import { InvitedSignUp } from './invited-sign-up.ts';
import { SignUp } from './sign-up.ts';

/** One answer for all, so that it tells nothing of an address. */
const ANSWER: SignUpAnswer = { status: 'check-mail' };

@Controller()
export class SignUpController {
  constructor(
    private readonly signUp: SignUp,
    private readonly invited: InvitedSignUp,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
  ) {}

  @ApiRoute(ENDPOINTS.signup)
  async signup(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: TokenQuerySchema }) { token }: { readonly token?: string },
    @Body({ schema: SignUpSchema }) given: SignUpBody,
  ): Promise<SignUpAnswer> {
    if (token !== undefined) await this.invited.demandGood(token);
    else await this.slowDown(identity, given.email);
    const { student, ...adult } = given;
    const body: SignUpBody = student && given.role === 'parent' ? { ...adult, student } : adult;
    const hashes = await hashPasswords(this.passwords, body);
    if (token !== undefined) await this.invited.signUp(identity, body, hashes, token);
    else await this.signUp.signUp(identity, body, hashes);
    return ANSWER;
  }

  private async slowDown(identity: Identity, email: string): Promise<void> {
    await this.attempts.take(mailsFromKey(identity.address), MAILS_FROM_ADDRESS_POLICY);
    await this.attempts.take(mailKey(email), MAIL_POLICY);
  }
}
