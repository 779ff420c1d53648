import { Module } from '@nestjs/common';
import { OpenLevels } from '../../access/open-levels.ts';
import { HintDoseController } from './hint-dose.controller.ts';
import { LevelDataController } from './level-data.controller.ts';
import { LevelVariantsController } from './level-variants.controller.ts';

@Module({
  controllers: [LevelDataController, LevelVariantsController, HintDoseController],
  providers: [OpenLevels],
})
export class LevelDataModule {}
