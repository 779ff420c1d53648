export { LevelUpdateController } from './level-update.controller.ts';
export { LevelUpdateService } from './level-update.service.ts';
export { ProgressRepository, trimCompletions } from './progress.repository.ts';
export { LevelVersionsRepository } from './replay/level-versions.repository.ts';
export { ReleasedWorlds } from './replay/released-worlds.ts';
export { RELEASED_WORLDS, REPLAYED_CONTENT, ReplayerService } from './replay/replayer.service.ts';
export { RunKeeperService } from './run-keeper.service.ts';
export { ADDRESS_LIMIT, RunCounterService } from './run-counter.service.ts';
