import { Module } from '@nestjs/common';
import { NewStudents } from './new-students.repository.ts';
import { StudentEventsModule } from './student-events.module.ts';

@Module({
  imports: [StudentEventsModule],
  providers: [NewStudents],
  exports: [NewStudents, StudentEventsModule],
})
export class NewStudentsModule {}
