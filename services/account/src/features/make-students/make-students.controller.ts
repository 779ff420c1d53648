import { type MadeStudents, type MakeStudents, MakeStudentsSchema } from '@burrow/contracts';
import { AllowAccess } from '@burrow/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { MakeStudentsService } from './make-students.service.ts';

/** What the organisation service asks: students for a class. */
@Controller('internal/students')
export class MakeStudentsController {
  constructor(private readonly makeStudents: MakeStudentsService) {}

  @Post()
  @HttpCode(200)
  @AllowAccess('system')
  make(@Body({ schema: MakeStudentsSchema }) body: MakeStudents): Promise<MadeStudents> {
    return this.makeStudents.make(body);
  }
}
