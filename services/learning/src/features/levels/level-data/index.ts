export { LevelDataModule } from './level-data.module.ts';
