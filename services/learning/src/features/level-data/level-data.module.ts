import { Module } from '@nestjs/common';
import { LevelDataController } from './level-data.controller.ts';

@Module({ controllers: [LevelDataController] })
export class LevelDataModule {}
