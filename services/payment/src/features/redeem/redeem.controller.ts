import { ENDPOINTS, type Redeemed, RedeemSchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { RedeemCodeService } from './redeem-code.service.ts';

@Controller()
export class RedeemController {
  constructor(private readonly redeeming: RedeemCodeService) {}

  @ApiRoute(ENDPOINTS.redeemCode)
  redeem(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: RedeemSchema }) { code }: { code: string },
  ): Promise<Redeemed> {
    return this.redeeming.redeem(identity, code);
  }
}
