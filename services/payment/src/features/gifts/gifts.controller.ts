import { ENDPOINTS, type Gift, type GiftStart } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
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
  begin({ identity, body }: ApiRequest<'beginGift'>): Promise<GiftStart> {
    return this.beginning.begin(identity, body);
  }

  @ApiRoute(ENDPOINTS.getGift)
  show({ params: { gift_id } }: ApiRequest<'getGift'>): Promise<Gift> {
    return this.gifts.show(gift_id);
  }

  @ApiRoute(ENDPOINTS.giveGiftBack)
  giveBack({ params: { gift_id } }: ApiRequest<'giveGiftBack'>): Promise<Gift> {
    return this.gifts.giveBack(gift_id);
  }
}
