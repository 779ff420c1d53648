import { ENDPOINTS, type Tip } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller, Headers } from '@nestjs/common';
import { askForChallenge, askForLevel } from './tip-question.rules.ts';
import { TipsService } from './tips.service.ts';

@Controller()
export class TipsController {
  constructor(private readonly tips: TipsService) {}

  @ApiRoute(ENDPOINTS.generateLevelTip)
  forLevel(
    { identity, body }: ApiRequest<'generateLevelTip'>,
    @Headers('accept-language') accepted: string | undefined,
  ): Promise<Tip> {
    return this.tips.give(identity, askForLevel(body, accepted));
  }

  @ApiRoute(ENDPOINTS.generateChallengeTip)
  forChallenge(
    { identity, body }: ApiRequest<'generateChallengeTip'>,
    @Headers('accept-language') accepted: string | undefined,
  ): Promise<Tip> {
    return this.tips.give(identity, askForChallenge(body, accepted));
  }
}
