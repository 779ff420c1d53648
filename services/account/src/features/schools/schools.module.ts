import { Module } from '@nestjs/common';
import { ClosingModule } from './closing/index.ts';
import { CopiesModule } from './copies/index.ts';
import { LessonPresenceModule } from './lesson-presence/index.ts';
import { SchoolAdultsModule } from './school-adults/index.ts';
import { SchoolExportModule } from './school-export/index.ts';

/** What schools need of accounts, and what account keeps of them. */
@Module({
  imports: [ClosingModule, CopiesModule, LessonPresenceModule, SchoolAdultsModule, SchoolExportModule],
})
export class SchoolsModule {}
