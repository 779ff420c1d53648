import { Module } from '@nestjs/common';
import { OpenLevels } from '../../access/open-levels.ts';
import { LevelDataController } from './level-data.controller.ts';
import { LevelPartsController } from './level-parts.controller.ts';

@Module({
  controllers: [LevelDataController, LevelPartsController],
  providers: [OpenLevels],
})
export class LevelDataModule {}
