import { ENDPOINTS, type SignUp, type SignUpAnswer } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { mailKey, mailsFromKey } from '../../../attempts/attempt-keys.rules.ts';
import { MAIL_POLICY, MAILS_FROM_ADDRESS_POLICY } from '../../../attempts/attempts.rules.ts';
import { AttemptsService } from '../../../attempts/attempts.service.ts';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import { hashPasswords } from './hash-passwords.ts';
import { InvitedSignUpService } from './invited-sign-up.service.ts';
import { SignUpService } from './sign-up.service.ts';

/** The same answer for everybody, so that it reveals nothing about an address. */
const ANSWER: SignUpAnswer = { status: 'check-mail' };

@Controller()
export class SignUpController {
  constructor(
    private readonly signUp: SignUpService,
    private readonly invited: InvitedSignUpService,
    private readonly passwords: PasswordsService,
    private readonly attempts: AttemptsService,
  ) {}

  @ApiRoute(ENDPOINTS.signup)
  async signup({ identity, query: { token }, body: given }: ApiRequest<'signup'>): Promise<SignUpAnswer> {
    if (token !== undefined) await this.invited.demandGood(token);
    else await this.slowDown(identity, given.email);
    const { student, ...adult } = given;
    const body: SignUp = student && given.role === 'parent' ? { ...adult, student } : adult;
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
