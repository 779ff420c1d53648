import { type Buyers, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { BuyersService } from './buyers.service.ts';

/** People and schools that bought something, for support. */
@Controller()
export class BuyersController {
  constructor(private readonly buyers: BuyersService) {}

  @ApiRoute(ENDPOINTS.findBuyers)
  find({ query: { find } }: ApiRequest<'findBuyers'>): Promise<Buyers> {
    return this.buyers.find(find);
  }
}
