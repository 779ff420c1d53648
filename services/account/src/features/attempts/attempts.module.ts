import { Module } from '@nestjs/common';
import { Attempts } from './attempts.ts';

@Module({ providers: [Attempts], exports: [Attempts] })
export class AttemptsModule {}
