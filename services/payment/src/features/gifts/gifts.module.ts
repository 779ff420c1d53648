import { Module } from '@nestjs/common';
import { ComputedModule } from '../../computed/computed.module.ts';
import { CheckoutModule } from '../checkout/index.ts';
import { BeginGiftService } from './begin-gift.service.ts';
import { GiftBrakeService } from './gift-brake.service.ts';
import { GiftsController } from './gifts.controller.ts';
import { OwnGiftsService } from './own-gifts.service.ts';

@Module({
  imports: [ComputedModule, CheckoutModule],
  controllers: [GiftsController],
  providers: [BeginGiftService, GiftBrakeService, OwnGiftsService],
})
export class GiftsModule {}
