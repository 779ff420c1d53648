import { type DescribedAdult, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ADULT } from './adults.queries.ts';

/** A call of the organisation service: whose account it is, of somebody who wants to teach. */
@Controller()
export class AdultsController {
  constructor(private readonly db: DataSource) {}

  @ServiceRoute(SERVICE_CALLS.describeAdult)
  async describe({ body: { user_id: id } }: ServiceRequest<'describeAdult'>): Promise<DescribedAdult> {
    const [adult]: NonNullable<DescribedAdult['adult']>[] = await this.db.query(ADULT, [id]);
    return { adult: adult ?? null };
  }
}
