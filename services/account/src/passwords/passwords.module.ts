import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { CurrentPasswordService } from './current-password.service.ts';
import { PasswordsService } from './passwords.service.ts';

@Module({
  imports: [AttemptsModule],
  providers: [CurrentPasswordService, PasswordsService],
  exports: [CurrentPasswordService, PasswordsService],
})
export class PasswordsModule {}
