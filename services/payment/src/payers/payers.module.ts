import { Module } from '@nestjs/common';
import { PayersService } from './payers.service.ts';

@Module({
  providers: [PayersService],
  exports: [PayersService],
})
export class PayersModule {}
