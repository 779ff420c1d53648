import { SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClosingsService } from './closings.service.ts';

/** A call of the organisation service: somebody closes an organisation. */
@Controller()
export class ClosingsController {
  constructor(private readonly closings: ClosingsService) {}

  @ServiceRoute(SERVICE_CALLS.announceClosing)
  async announce({ body }: ServiceRequest<'announceClosing'>): Promise<{ done: true }> {
    await this.closings.announce(body);
    return { done: true };
  }
}
