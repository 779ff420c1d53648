import { loadContent, loadPrograms } from '@burrow/content';
import { type DynamicModule, Module } from '@nestjs/common';
import type { AssistantSettings } from '../config/env.ts';
import { Lessons } from './lessons.ts';

@Module({})
export class LessonsModule {
  /** Reads content and programs once, at start. */
  static register({ CONTENT_FILE, PROGRAMS_FILE }: AssistantSettings): DynamicModule {
    const lessons = new Lessons(loadContent(CONTENT_FILE), loadPrograms(PROGRAMS_FILE));
    return {
      module: LessonsModule,
      global: true,
      providers: [{ provide: Lessons, useValue: lessons }],
      exports: [Lessons],
    };
  }
}
