import {
  ENDPOINTS,
  TokenBodySchema,
  type TokenEmail,
  TokenQuerySchema,
  type TokenUser,
} from '@burrow/contracts';
import { ApiRoute } from '@burrow/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { demandGiven } from '../../http/demand-given.ts';
import { TokenHoldersRepository } from './token-holders.repository.ts';

interface GivenToken {
  readonly token?: string;
}

@Controller()
export class TokenHoldersController {
  constructor(private readonly holders: TokenHoldersRepository) {}

  @ApiRoute(ENDPOINTS.getUserByToken)
  user(@Query({ schema: TokenQuerySchema }) { token }: GivenToken): Promise<TokenUser> {
    return this.holders.user(demandGiven('token', token));
  }

  @ApiRoute(ENDPOINTS.readUserToken)
  readUser(@Body({ schema: TokenBodySchema }) { token }: Required<GivenToken>): Promise<TokenUser> {
    return this.holders.user(token);
  }

  @ApiRoute(ENDPOINTS.getEmailFromToken)
  invitation(@Query({ schema: TokenQuerySchema }) { token }: GivenToken): Promise<TokenEmail> {
    return this.holders.invitation(demandGiven('token', token));
  }

  @ApiRoute(ENDPOINTS.readSignUpToken)
  readInvitation(@Body({ schema: TokenBodySchema }) { token }: Required<GivenToken>): Promise<TokenEmail> {
    return this.holders.invitation(token);
  }
}
