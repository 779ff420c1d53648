import { Module } from '@nestjs/common';
import { ClassAssignmentsModule } from './class-assignments/index.ts';
import { ClassFailuresModule } from './class-failures/index.ts';
import { ClassLessonModule } from './class-lesson/index.ts';
import { ClassProgressModule } from './class-progress/index.ts';
import { LessonModule } from './lesson/index.ts';
import { RunOutcomeModule } from './run-outcome/index.ts';
import { SchoolActivityModule } from './school-activity/index.ts';
import { SchoolExportModule } from './school-export/index.ts';
import { SolutionsModule } from './solutions/index.ts';
import { StudentRunsModule } from './student-runs/index.ts';

/** What those who teach a class see of it, and lead it by. */
@Module({
  imports: [
    ClassAssignmentsModule,
    ClassFailuresModule,
    ClassLessonModule,
    ClassProgressModule,
    LessonModule,
    RunOutcomeModule,
    SchoolActivityModule,
    SchoolExportModule,
    SolutionsModule,
    StudentRunsModule,
  ],
})
export class ClassWorkModule {}
