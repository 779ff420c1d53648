import { ENDPOINTS, type LoginCards, LoginCardsSchema, type MadeLoginCards } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { LoginCardsService } from './login-cards.service.ts';

/** Cards with which students log in. */
@Controller()
export class LoginCardsController {
  constructor(private readonly cards: LoginCardsService) {}

  @ApiRoute(ENDPOINTS.makeLoginCards)
  make(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: LoginCardsSchema }) body: LoginCards,
  ): Promise<MadeLoginCards> {
    return this.cards.make(identity, body);
  }
}
