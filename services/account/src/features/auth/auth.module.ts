import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller.ts';
import { CurrentUsers } from './current-users.ts';

@Module({ controllers: [AuthController], providers: [CurrentUsers], exports: [CurrentUsers] })
export class AuthModule {}
