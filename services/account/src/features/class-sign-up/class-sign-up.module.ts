import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { NewStudentsModule } from '../students/new-students.module.ts';
import { ClassSignUpController } from './class-sign-up.controller.ts';
import { ClassSignUp } from './class-sign-up.ts';

@Module({
  imports: [NewStudentsModule, PasswordsModule, SignInModule],
  controllers: [ClassSignUpController],
  providers: [ClassSignUp],
})
export class ClassSignUpModule {}
