import { ChallengeTipRequestSchema, ENDPOINTS, LevelTipRequestSchema, type Tip } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Headers } from '@nestjs/common';
import type { z } from 'zod';
import { askForChallenge, askForLevel } from './tip-question.rules.ts';
import { TipsService } from './tips.service.ts';

@Controller()
export class TipsController {
  constructor(private readonly tips: TipsService) {}

  @ApiRoute(ENDPOINTS.generateLevelTip)
  forLevel(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: LevelTipRequestSchema }) body: z.output<typeof LevelTipRequestSchema>,
    @Headers('accept-language') accepted: string | undefined,
  ): Promise<Tip> {
    return this.tips.give(identity, askForLevel(body, accepted));
  }

  @ApiRoute(ENDPOINTS.generateChallengeTip)
  forChallenge(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: ChallengeTipRequestSchema }) body: z.output<typeof ChallengeTipRequestSchema>,
    @Headers('accept-language') accepted: string | undefined,
  ): Promise<Tip> {
    return this.tips.give(identity, askForChallenge(body, accepted));
  }
}
