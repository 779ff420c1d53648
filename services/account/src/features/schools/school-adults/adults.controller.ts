import { type DescribedAdult, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AdultsRepository } from './adults.repository.ts';

/** A call of the organisation service: whose account it is, of somebody who wants to teach. */
@Controller()
export class AdultsController {
  constructor(private readonly adults: AdultsRepository) {}

  @ServiceRoute(SERVICE_CALLS.describeAdult)
  async describe({ body: { user_id: id } }: ServiceRequest<'describeAdult'>): Promise<DescribedAdult> {
    return { adult: await this.adults.find(id) };
  }
}
