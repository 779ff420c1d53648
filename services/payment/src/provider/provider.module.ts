import { Module } from '@nestjs/common';
import { PaddleClient } from './paddle.client.ts';

@Module({
  providers: [PaddleClient],
  exports: [PaddleClient],
})
export class ProviderModule {}
