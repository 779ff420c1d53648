import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TokenEntity } from '../database/entities/token.entity.ts';
import { TokensRepository } from './tokens.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([TokenEntity])],
  providers: [TokensRepository],
  exports: [TokensRepository],
})
export class TokensModule {}
