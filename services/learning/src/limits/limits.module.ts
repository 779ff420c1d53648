import { Module } from '@nestjs/common';
import { AddressSaltRepository } from './address-salt.repository.ts';
import { DailyRunsRepository } from './daily-runs.repository.ts';

@Module({
  providers: [AddressSaltRepository, DailyRunsRepository],
  exports: [AddressSaltRepository, DailyRunsRepository],
})
export class LimitsModule {}
