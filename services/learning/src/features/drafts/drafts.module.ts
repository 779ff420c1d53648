import { Module } from '@nestjs/common';
import { DraftsController } from './drafts.controller.ts';

@Module({ controllers: [DraftsController] })
export class DraftsModule {}
