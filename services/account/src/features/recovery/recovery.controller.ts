import {
  EmailBodySchema,
  EmailQuerySchema,
  ENDPOINTS,
  ResetPasswordBodySchema,
  ResetPasswordQuerySchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { demandGiven } from '../../http/demand-given.ts';
import { ForgottenPasswordsService } from './forgotten-passwords.service.ts';
import { ResetPasswordService } from './reset-password.service.ts';

interface Reset {
  readonly token?: string;
  readonly new_password?: string;
}

@Controller()
export class RecoveryController {
  constructor(
    private readonly forgotten: ForgottenPasswordsService,
    private readonly resetPassword: ResetPasswordService,
  ) {}

  @ApiRoute(ENDPOINTS.forgotPassword)
  async forgot(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: EmailQuerySchema }) query: { readonly email?: string },
    @Body({ schema: EmailBodySchema.optional() }) body?: { readonly email: string },
  ): Promise<{ done: true }> {
    await this.forgotten.ask(identity, demandGiven('email', body?.email, query.email));
    return { done: true };
  }

  @ApiRoute(ENDPOINTS.resetPassword)
  async reset(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: ResetPasswordQuerySchema }) query: Reset,
    @Body({ schema: ResetPasswordBodySchema.optional() }) body?: Reset,
  ): Promise<{ done: true }> {
    const token = demandGiven('token', body?.token, query.token);
    await this.resetPassword.reset(
      identity,
      token,
      demandGiven('new_password', body?.new_password, query.new_password),
    );
    return { done: true };
  }
}
