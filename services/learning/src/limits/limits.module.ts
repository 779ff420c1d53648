import { Module } from '@nestjs/common';
import { AddressSalt } from './address-salt.ts';
import { DailyRunsRepository } from './daily-runs.repository.ts';

@Module({ providers: [AddressSalt, DailyRunsRepository], exports: [AddressSalt, DailyRunsRepository] })
export class LimitsModule {}
