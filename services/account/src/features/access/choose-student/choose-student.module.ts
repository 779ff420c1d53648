import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { ChooseStudentController } from './choose-student.controller.ts';
import { ChooseStudentService } from './choose-student.service.ts';

@Module({
  imports: [AuditModule, SessionsModule],
  controllers: [ChooseStudentController],
  providers: [ChooseStudentService],
})
export class ChooseStudentModule {}
