import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { demandGiven } from '../../../http/demand-given.ts';
import { ForgottenPasswordsService } from './forgotten-passwords.service.ts';
import { ResetPasswordService } from './reset-password.service.ts';

@Controller()
export class RecoveryController {
  constructor(
    private readonly forgotten: ForgottenPasswordsService,
    private readonly resetPassword: ResetPasswordService,
  ) {}

  @ApiRoute(ENDPOINTS.forgotPassword)
  async forgot({ identity, query, body }: ApiRequest<'forgotPassword'>): Promise<{ done: true }> {
    await this.forgotten.ask(identity, demandGiven('email', body?.email, query.email));
    return { done: true };
  }

  @ApiRoute(ENDPOINTS.resetPassword)
  async reset({ identity, query, body }: ApiRequest<'resetPassword'>): Promise<{ done: true }> {
    const token = demandGiven('token', body?.token, query.token);
    await this.resetPassword.reset(
      identity,
      token,
      demandGiven('new_password', body?.new_password, query.new_password),
    );
    return { done: true };
  }
}
