import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ChooseStudentController } from './choose-student.controller.ts';
import { ChooseStudent } from './choose-student.ts';

@Module({ imports: [SessionsModule], controllers: [ChooseStudentController], providers: [ChooseStudent] })
export class ChooseStudentModule {}
