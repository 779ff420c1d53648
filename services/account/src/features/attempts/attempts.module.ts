import { Module } from '@nestjs/common';
import { Attempts } from './attempts.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { LogInAttempts } from './log-in-attempts.ts';

@Module({
  providers: [Attempts, KnownBrowsers, LogInAttempts],
  exports: [Attempts, KnownBrowsers, LogInAttempts],
})
export class AttemptsModule {}
