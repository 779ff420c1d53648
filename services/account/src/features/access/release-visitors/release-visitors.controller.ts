import { SERVICE_CALLS, type ServiceCallAnswer } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ReleaseVisitorsService } from './release-visitors.service.ts';

/** What gateways tell each other of the versions that they give. */
@Controller()
export class ReleaseVisitorsController {
  constructor(private readonly visitors: ReleaseVisitorsService) {}

  @ServiceRoute(SERVICE_CALLS.countReleaseVisitors)
  async count({
    body,
  }: ServiceRequest<'countReleaseVisitors'>): Promise<ServiceCallAnswer<'countReleaseVisitors'>> {
    return { counts: await this.visitors.count(body) };
  }
}
