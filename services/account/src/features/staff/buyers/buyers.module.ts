import { Module } from '@nestjs/common';
import { BuyersController } from './buyers.controller.ts';
import { BuyersRepository } from './buyers.repository.ts';

@Module({
  controllers: [BuyersController],
  providers: [BuyersRepository],
})
export class BuyersModule {}
