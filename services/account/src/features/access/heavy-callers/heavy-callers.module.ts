import { Module } from '@nestjs/common';
import { HeavyCallersController } from './heavy-callers.controller.ts';
import { HeavyCallersService } from './heavy-callers.service.ts';

@Module({
  controllers: [HeavyCallersController],
  providers: [HeavyCallersService],
})
export class HeavyCallersModule {}
