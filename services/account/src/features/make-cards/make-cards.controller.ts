import { type MadeCard, type MakeCards, MakeCardsSchema, SERVICE_CALLS } from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { MakeCardsService } from './make-cards.service.ts';

/** A call of the organisation service: log-in cards of its students. */
@Controller()
export class MakeCardsController {
  constructor(private readonly makeCards: MakeCardsService) {}

  @ServiceRoute(SERVICE_CALLS.makeCards)
  async make(@Body({ schema: MakeCardsSchema }) body: MakeCards): Promise<{ cards: MadeCard[] }> {
    return { cards: await this.makeCards.make(body) };
  }
}
