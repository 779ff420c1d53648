import { type DynamicModule, Module } from '@nestjs/common';
import type { LearningSettings } from '../config/env.ts';
import {
  AssignmentsRepository,
  ChangeAssignmentsService,
  ClassAssignmentsController,
  OwnAssignmentsController,
} from '../features/class-assignments/index.ts';
import { ClassFailuresController } from '../features/class-failures/index.ts';
import { ClassProgressController } from '../features/class-progress/index.ts';
import { SchoolActivityController } from '../features/school-activity/index.ts';
import { SchoolExportController } from '../features/school-export/index.ts';
import {
  ClassFocusController,
  ClassFocusService,
  LooksController,
  LooksService,
  OwnLessonController,
  OwnLessonService,
} from '../features/lesson/index.ts';
import { SOLUTION_FILE, SolutionsController } from '../features/solutions/index.ts';
import { StudentRunsController } from '../features/student-runs/index.ts';
import {
  FINDING_FILES,
  FindingsService,
  RunEndService,
  RunOutcomeController,
} from '../features/run-outcome/index.ts';

/** What those who teach a class see of it. */
@Module({
  controllers: [
    ClassAssignmentsController,
    ClassFailuresController,
    ClassFocusController,
    ClassProgressController,
    LooksController,
    OwnAssignmentsController,
    OwnLessonController,
    RunOutcomeController,
    SchoolActivityController,
    SchoolExportController,
    SolutionsController,
    StudentRunsController,
  ],
  providers: [
    AssignmentsRepository,
    ChangeAssignmentsService,
    ClassFocusService,
    FindingsService,
    LooksService,
    OwnLessonService,
    RunEndService,
  ],
})
export class ClassWorkModule {
  static register({
    CONTENT_FILE: contentFile,
    PROGRAMS_FILE: programsFile,
  }: LearningSettings): DynamicModule {
    const files = { provide: FINDING_FILES, useValue: { contentFile, programsFile } };
    const solutions = { provide: SOLUTION_FILE, useValue: programsFile };
    return { module: ClassWorkModule, providers: [files, solutions] };
  }
}
