import { type Credit, ENDPOINTS, standingOf } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity, utcDay } from '@burrow/service-kit';
import { Controller, Param } from '@nestjs/common';
import type { z } from 'zod';
import { LearnerContextRepository } from '../../learners/learner-context.repository.ts';
import { DailyRunsRepository } from '../../limits/daily-runs.repository.ts';
import { dailyLimit, remaining } from '../../limits/limits.rules.ts';

const { params } = ENDPOINTS.getCredit;
/** Credits do not belong to a course. */
const NO_COURSE = '';

@Controller()
export class CreditController {
  constructor(
    private readonly contexts: LearnerContextRepository,
    private readonly runs: DailyRunsRepository,
  ) {}

  @ApiRoute(ENDPOINTS.getCredit)
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: params }) { execution_type }: z.output<typeof params>,
  ): Promise<Credit> {
    const { learner, rights } = await this.contexts.of(identity, NO_COURSE, '');
    const limit = dailyLimit(standingOf(rights), execution_type);
    const used = await this.runs.used(learner, execution_type, utcDay(new Date()));
    return { execution_type, counter: remaining(limit, used), limit };
  }
}
