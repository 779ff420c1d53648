import { ENDPOINTS, type Redeemed } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { RedeemCodeService } from './redeem-code.service.ts';

@Controller()
export class RedeemController {
  constructor(private readonly redeeming: RedeemCodeService) {}

  @ApiRoute(ENDPOINTS.redeemCode)
  redeem({ identity, body: { code } }: ApiRequest<'redeemCode'>): Promise<Redeemed> {
    return this.redeeming.redeem(identity, code);
  }
}
