import {
  ENDPOINTS,
  type Gift,
  type GiftOrder,
  GiftOrderSchema,
  GiftParamsSchema,
  type GiftStart,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { BeginGiftService } from './begin-gift.service.ts';
import { OwnGiftsService } from './own-gifts.service.ts';

/** Gifts, for those who buy them. */
@Controller()
export class GiftsController {
  constructor(
    private readonly beginning: BeginGiftService,
    private readonly gifts: OwnGiftsService,
  ) {}

  @ApiRoute(ENDPOINTS.beginGift)
  begin(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: GiftOrderSchema }) body: GiftOrder,
  ): Promise<GiftStart> {
    return this.beginning.begin(identity, body);
  }

  @ApiRoute(ENDPOINTS.getGift)
  show(@Param({ schema: GiftParamsSchema }) { gift_id }: { gift_id: string }): Promise<Gift> {
    return this.gifts.show(gift_id);
  }

  @ApiRoute(ENDPOINTS.giveGiftBack)
  giveBack(@Param({ schema: GiftParamsSchema }) { gift_id }: { gift_id: string }): Promise<Gift> {
    return this.gifts.giveBack(gift_id);
  }
}
