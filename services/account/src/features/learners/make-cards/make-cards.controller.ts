import { type MadeCard, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MakeCardsService } from './make-cards.service.ts';

/** A call of the organisation service: log-in cards of its students. */
@Controller()
export class MakeCardsController {
  constructor(private readonly makeCards: MakeCardsService) {}

  @ServiceRoute(SERVICE_CALLS.makeCards)
  async make({ body }: ServiceRequest<'makeCards'>): Promise<{ cards: MadeCard[] }> {
    return { cards: await this.makeCards.make(body) };
  }
}
