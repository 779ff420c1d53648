import { type Credit, ENDPOINTS, standingOf } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, utcDay } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { LearnerContextRepository } from '../../../learners/learner-context.repository.ts';
import { DailyRunsRepository } from '../../../limits/daily-runs.repository.ts';
import { dailyLimit, remaining } from '../../../limits/limits.rules.ts';
/** Credits do not belong to a course. */
const NO_COURSE = '';

@Controller()
export class CreditController {
  constructor(
    private readonly contexts: LearnerContextRepository,
    private readonly runs: DailyRunsRepository,
  ) {}

  @ApiRoute(ENDPOINTS.getCredit)
  async get({ identity, params: { execution_type } }: ApiRequest<'getCredit'>): Promise<Credit> {
    const { learner, rights } = await this.contexts.of(identity, NO_COURSE, '');
    const limit = dailyLimit(standingOf(rights), execution_type);
    const used = await this.runs.used(learner, execution_type, utcDay(new Date()));
    return { execution_type, counter: remaining(limit, used), limit };
  }
}
