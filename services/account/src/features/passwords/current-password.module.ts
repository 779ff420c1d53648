import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { CurrentPassword } from './current-password.ts';
import { PasswordsModule } from './passwords.module.ts';

@Module({
  imports: [AttemptsModule, PasswordsModule],
  providers: [CurrentPassword],
  exports: [CurrentPassword, PasswordsModule],
})
export class CurrentPasswordModule {}
