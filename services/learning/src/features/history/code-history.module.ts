import { Module } from '@nestjs/common';
import { CodeHistoryController } from './code-history.controller.ts';

@Module({ controllers: [CodeHistoryController] })
export class CodeHistoryModule {}
