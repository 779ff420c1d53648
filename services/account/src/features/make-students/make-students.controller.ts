import {
  type MadeStudents,
  type MakeStudents as MakeStudentsBody,
  MakeStudentsSchema,
} from '@burrow/contracts';
import { AllowAccess } from '@burrow/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { MakeStudents } from './make-students.ts';

/** What the organisation service asks: students for a class. */
@Controller('internal/students')
export class MakeStudentsController {
  constructor(private readonly makeStudents: MakeStudents) {}

  @Post()
  @HttpCode(200)
  @AllowAccess('system')
  make(@Body({ schema: MakeStudentsSchema }) body: MakeStudentsBody): Promise<MadeStudents> {
    return this.makeStudents.make(body);
  }
}
