import { Module } from '@nestjs/common';
import { InternalSessionsController } from './internal-sessions.controller.ts';
import { Sessions } from './sessions.ts';

@Module({ controllers: [InternalSessionsController], providers: [Sessions], exports: [Sessions] })
export class SessionsModule {}
