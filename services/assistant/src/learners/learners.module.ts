import { Module } from '@nestjs/common';
import { StandingRepository } from './standing.repository.ts';
import { TipsRepository } from './tips.repository.ts';

@Module({ providers: [StandingRepository, TipsRepository], exports: [StandingRepository, TipsRepository] })
export class LearnersModule {}
