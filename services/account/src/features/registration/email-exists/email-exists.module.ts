import { Module } from '@nestjs/common';
import { PeopleModule } from '../../../people/people.module.ts';
import { EmailExistsController } from './email-exists.controller.ts';

@Module({
  imports: [PeopleModule],
  controllers: [EmailExistsController],
})
export class EmailExistsModule {}
