import { ENDPOINTS, type TokenEmail, type TokenUser } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { demandGiven } from '../../../http/demand-given.ts';
import { TokenHoldersRepository } from './token-holders.repository.ts';

@Controller()
export class TokenHoldersController {
  constructor(private readonly holders: TokenHoldersRepository) {}

  @ApiRoute(ENDPOINTS.getUserByToken)
  user({ query: { token } }: ApiRequest<'getUserByToken'>): Promise<TokenUser> {
    return this.holders.user(demandGiven('token', token));
  }

  @ApiRoute(ENDPOINTS.readUserToken)
  readUser({ body: { token } }: ApiRequest<'readUserToken'>): Promise<TokenUser> {
    return this.holders.user(token);
  }

  @ApiRoute(ENDPOINTS.getEmailFromToken)
  invitation({ query: { token } }: ApiRequest<'getEmailFromToken'>): Promise<TokenEmail> {
    return this.holders.invitation(demandGiven('token', token));
  }

  @ApiRoute(ENDPOINTS.readSignUpToken)
  readInvitation({ body: { token } }: ApiRequest<'readSignUpToken'>): Promise<TokenEmail> {
    return this.holders.invitation(token);
  }
}
