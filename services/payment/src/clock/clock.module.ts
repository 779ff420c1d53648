import { Global, Module } from '@nestjs/common';
import { ClockService } from './clock.service.ts';
import { SetClockService } from './set-clock.service.ts';

/** Provides every feature with the time. */
@Global()
@Module({ providers: [ClockService, SetClockService], exports: [ClockService] })
export class ClockModule {}
