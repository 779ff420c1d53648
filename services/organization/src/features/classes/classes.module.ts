import { Module } from '@nestjs/common';
import { ArchivedClassesModule } from './archived-classes/index.ts';
import { ClassEntryModule } from './class-entry/index.ts';
import { ClassTeachersModule } from './class-teachers/index.ts';
import { GuestsModule } from './guests/index.ts';
import { JoiningModule } from './joining/index.ts';
import { ManageClassesModule } from './manage-classes/index.ts';
import { SchoolYearModule } from './school-year/index.ts';
import { SubstitutesModule } from './substitutes/index.ts';

/** Classes: who teaches them, how one enters, and what becomes of them after a school year. */
@Module({
  imports: [
    ArchivedClassesModule,
    ClassEntryModule,
    ClassTeachersModule,
    GuestsModule,
    JoiningModule,
    ManageClassesModule,
    SchoolYearModule,
    SubstitutesModule,
  ],
})
export class ClassesModule {}
