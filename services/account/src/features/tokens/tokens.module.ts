import { Module } from '@nestjs/common';
import { Tokens } from './tokens.ts';

@Module({ providers: [Tokens], exports: [Tokens] })
export class TokensModule {}
