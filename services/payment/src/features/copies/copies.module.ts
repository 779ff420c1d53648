import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { ComputedModule } from '../../computed/computed.module.ts';
import { StudentsHandler } from './students.handler.ts';

@Module({
  imports: [ComputedModule],
  providers: [StudentsHandler],
})
export class CopiesModule {
  constructor(handlers: EventHandlers, students: StudentsHandler) {
    handlers.on('account/student-changed', (data, tx) => students.take(data, tx));
  }
}
