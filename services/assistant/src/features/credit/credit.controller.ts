import { type Credit, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity, learnerOf, utcDay } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { remaining, toldLimit } from '../../access/standing.rules.ts';
import { StandingRepository } from '../../learners/standing.repository.ts';
import { AdviserService } from '../tips/index.ts';
import { TipsRepository, type TipType } from '../../learners/tips.repository.ts';

@Controller()
export class CreditController {
  constructor(
    private readonly standings: StandingRepository,
    private readonly tips: TipsRepository,
    private readonly adviser: AdviserService,
  ) {}

  @ApiRoute(ENDPOINTS.getLevelTipCredit)
  ofLevels({ identity }: ApiRequest<'getLevelTipCredit'>): Promise<Credit> {
    return this.creditOf(identity, 'level_assistant');
  }

  @ApiRoute(ENDPOINTS.getChallengeTipCredit)
  ofChallenges({ identity }: ApiRequest<'getChallengeTipCredit'>): Promise<Credit> {
    return this.creditOf(identity, 'challenge_assistant');
  }

  private async creditOf(identity: Identity, execution_type: TipType): Promise<Credit> {
    // Whoever reads how many tips are left is about to ask for one.
    this.adviser.prepare();
    const standing = await this.standings.of(identity);
    const day = utcDay(new Date());
    const used = await this.tips.used(learnerOf(identity), execution_type, day);
    return { execution_type, counter: remaining(standing, used), limit: toldLimit(standing) };
  }
}
