import { ENDPOINTS, type MadeLoginCards } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { LoginCardsService } from './login-cards.service.ts';

/** Cards with which students log in. */
@Controller()
export class LoginCardsController {
  constructor(private readonly cards: LoginCardsService) {}

  @ApiRoute(ENDPOINTS.makeLoginCards)
  make({ identity, body }: ApiRequest<'makeLoginCards'>): Promise<MadeLoginCards> {
    return this.cards.make(identity, body);
  }
}
