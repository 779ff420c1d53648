import { Module } from '@nestjs/common';
import { TokensRepository } from './tokens.repository.ts';

@Module({
  providers: [TokensRepository],
  exports: [TokensRepository],
})
export class TokensModule {}
