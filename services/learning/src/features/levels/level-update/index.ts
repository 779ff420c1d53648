export { trimCompletions } from './progress.repository.ts';
export { ReplayerService } from './replay/replayer.service.ts';
export { LevelUpdateModule } from './level-update.module.ts';
