import { Module } from '@nestjs/common';
import { MakeStudentsModule } from '../make-students/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { CheckStudentsService } from './check-students.service.ts';
import { ImportStudentsController } from './import-students.controller.ts';

@Module({
  imports: [MakeStudentsModule, PasswordsModule],
  controllers: [ImportStudentsController],
  providers: [CheckStudentsService],
})
export class ImportStudentsModule {}
