import { Module } from '@nestjs/common';
import { StudentEvents } from './student-events.ts';

@Module({ providers: [StudentEvents], exports: [StudentEvents] })
export class StudentEventsModule {}
