export { LevelDataController } from './level-data.controller.ts';
export { LevelPartsController } from './level-parts.controller.ts';
