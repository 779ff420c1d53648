import { type CurrentPlan, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import { currentPlan } from './current-plan.rules.ts';
import { ToldEntitlementsRepository } from './told-entitlements.repository.ts';

@Controller()
export class CurrentPlanController {
  constructor(
    private readonly entitlements: ToldEntitlementsRepository,
    private readonly clock: ClockService,
  ) {}

  @ApiRoute(ENDPOINTS.getCurrentPlan)
  async read({
    identity: { role, user, organization, student },
  }: ApiRequest<'getCurrentPlan'>): Promise<CurrentPlan> {
    const told = await this.entitlements.of(user, organization);
    return currentPlan(told, role === 'student' ? student : null, await this.clock.now());
  }
}
