import { ENDPOINTS, type Organization } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DemandSecondFactorService } from './demand-second-factor.service.ts';
import { ResetSecondFactorService } from './reset-second-factor.service.ts';

/** The second factor of administrators: whether they need one, and help for who has lost it. account keeps it. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly demanding: DemandSecondFactorService,
    private readonly resetting: ResetSecondFactorService,
  ) {}

  @ApiRoute(ENDPOINTS.demandSecondFactor)
  demand({ identity, body: { demanded } }: ApiRequest<'demandSecondFactor'>): Promise<Organization> {
    return this.demanding.set(identity, demanded);
  }

  @ApiRoute(ENDPOINTS.resetTeacherSecondFactor)
  async reset({
    identity,
    params: { teacher_id: userId },
  }: ApiRequest<'resetTeacherSecondFactor'>): Promise<{ done: true }> {
    await this.resetting.reset(identity, userId);
    return { done: true };
  }
}
