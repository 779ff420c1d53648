import {
  type DescribeAdult,
  DescribeAdultSchema,
  type DescribedAdult,
  SERVICE_CALLS,
} from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ADULT } from './adults.queries.ts';

/** A call of the organisation service: whose account it is, of somebody who wants to teach. */
@Controller()
export class AdultsController {
  constructor(private readonly db: DataSource) {}

  @ServiceRoute(SERVICE_CALLS.describeAdult)
  async describe(
    @Body({ schema: DescribeAdultSchema }) { user_id: id }: DescribeAdult,
  ): Promise<DescribedAdult> {
    const [adult]: NonNullable<DescribedAdult['adult']>[] = await this.db.query(ADULT, [id]);
    return { adult: adult ?? null };
  }
}
