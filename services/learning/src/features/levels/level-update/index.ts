export { trimCompletions } from './progress.queries.ts';
export { ReplayerService } from './replay/replayer.service.ts';
export { LevelUpdateModule } from './level-update.module.ts';
