import { type AnnounceClosing, AnnounceClosingSchema, SERVICE_CALLS } from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ClosingsService } from './closings.service.ts';

/** A call of the organisation service: somebody closes an organisation. */
@Controller()
export class ClosingsController {
  constructor(private readonly closings: ClosingsService) {}

  @ServiceRoute(SERVICE_CALLS.announceClosing)
  async announce(@Body({ schema: AnnounceClosingSchema }) body: AnnounceClosing): Promise<{ done: true }> {
    await this.closings.announce(body);
    return { done: true };
  }
}
