import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RefundEntity } from '../../database/entities/refund.entity.ts';
import { GiftEntity } from '../../database/entities/gift.entity.ts';
import { OrderEntity } from '../../database/entities/order.entity.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { CheckoutModule } from '../checkout/index.ts';
import { BeginGiftService } from './begin-gift.service.ts';
import { GiftBrakeService } from './gift-brake.service.ts';
import { GiftsController } from './gifts.controller.ts';
import { OwnGiftsService } from './own-gifts.service.ts';

@Module({
  imports: [
    ComputedModule,
    CheckoutModule,
    TypeOrmModule.forFeature([GiftEntity, OrderEntity, RefundEntity]),
  ],
  controllers: [GiftsController],
  providers: [BeginGiftService, GiftBrakeService, OwnGiftsService],
})
export class GiftsModule {}
