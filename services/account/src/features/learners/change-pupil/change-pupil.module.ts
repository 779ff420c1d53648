import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { StudentsModule } from '../students/index.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { ChangePupilController } from './change-pupil.controller.ts';
import { ChangePupilService } from './change-pupil.service.ts';

@Module({
  imports: [AuditModule, StudentsModule, PeopleModule],
  controllers: [ChangePupilController],
  providers: [ChangePupilService],
})
export class ChangePupilModule {}
