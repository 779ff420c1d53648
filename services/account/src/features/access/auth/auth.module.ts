import { Module } from '@nestjs/common';
import { PeopleModule } from '../../../people/people.module.ts';
import { AuthController } from './auth.controller.ts';

@Module({
  imports: [PeopleModule],
  controllers: [AuthController],
})
export class AuthModule {}
