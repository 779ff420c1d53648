import { type DescribedBuyers, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { BuyersRepository } from './buyers.repository.ts';

/** A call of payment, which keeps no names: who pays, for support. */
@Controller()
export class BuyersController {
  constructor(private readonly buyers: BuyersRepository) {}

  @ServiceRoute(SERVICE_CALLS.describeBuyers)
  async describe({ body: { owners } }: ServiceRequest<'describeBuyers'>): Promise<DescribedBuyers> {
    return { buyers: await this.buyers.describe(owners) };
  }
}
