import { SERVICE_CALLS, type ServiceCallAnswer } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { HeavyCallersService } from './heavy-callers.service.ts';

/** What gateways tell each other of those who call much. */
@Controller()
export class HeavyCallersController {
  constructor(private readonly heavy: HeavyCallersService) {}

  @ServiceRoute(SERVICE_CALLS.countHeavyCallers)
  async count({
    body,
  }: ServiceRequest<'countHeavyCallers'>): Promise<ServiceCallAnswer<'countHeavyCallers'>> {
    return { callers: await this.heavy.count(body) };
  }
}
