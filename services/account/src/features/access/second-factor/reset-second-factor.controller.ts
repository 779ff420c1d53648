import { SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ResetSecondFactorService } from './reset-second-factor.service.ts';

/** A call of the organisation service: an administrator helps a colleague who has lost the second factor. */
@Controller()
export class ResetSecondFactorController {
  constructor(private readonly resetting: ResetSecondFactorService) {}

  @ServiceRoute(SERVICE_CALLS.resetSecondFactor)
  async reset({ body }: ServiceRequest<'resetSecondFactor'>): Promise<{ done: true }> {
    await this.resetting.reset(body);
    return { done: true };
  }
}
