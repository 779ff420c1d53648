import { type Credit, ENDPOINTS } from '@burrow/contracts';
import { CurrentIdentity, type Identity, routePath } from '@burrow/service-kit';
import { Controller, Get, Param, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { standingOf } from '../../learners/learner.ts';
import { DailyRunsRepository } from '../../limits/daily-runs.repository.ts';
import { dailyLimit, remaining, utcDay } from '../../limits/limits.rules.ts';

const { path, params } = ENDPOINTS.getCredit;

@Controller()
export class CreditController {
  private readonly runs: DailyRunsRepository;

  constructor(@Inject(DailyRunsRepository) runs: DailyRunsRepository) {
    this.runs = runs;
  }

  @Get(routePath(path))
  async get(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: params }) { execution_type }: z.output<typeof params>,
  ): Promise<Credit> {
    const limit = dailyLimit(standingOf(identity), execution_type);
    const used = await this.runs.used(identity, execution_type, utcDay(new Date()));
    return { execution_type, counter: remaining(limit, used), limit };
  }
}
