import { type CurrentPlan, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import type { Entitlement } from '../../entitlements/entitlement.rules.ts';
import { TOLD } from './current-plan.queries.ts';
import { currentPlan } from './current-plan.rules.ts';

@Controller()
export class CurrentPlanController {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  @ApiRoute(ENDPOINTS.getCurrentPlan)
  async read({
    identity: { role, user, organization, student },
  }: ApiRequest<'getCurrentPlan'>): Promise<CurrentPlan> {
    const { rows } = await this.pool.query<{ told: Entitlement }>(TOLD, [user, organization]);
    return currentPlan(rows.map(({ told }) => told), role === 'student' ? student : null, new Date()); // prettier-ignore
  }
}
