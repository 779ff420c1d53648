import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownBrowserEntity } from '../database/entities/known-browser.entity.ts';
import { AttemptsService } from './attempts.service.ts';
import { CodeAttemptsService } from './code-attempts.service.ts';
import { KnownBrowsersRepository } from './known-browsers.repository.ts';
import { LogInAttemptsService } from './log-in-attempts.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([KnownBrowserEntity])],
  providers: [AttemptsService, CodeAttemptsService, KnownBrowsersRepository, LogInAttemptsService],
  exports: [AttemptsService, CodeAttemptsService, KnownBrowsersRepository, LogInAttemptsService],
})
export class AttemptsModule {}
