import { clientOf, createService, type Service, type ServiceParts } from '@burrow/service-kit';
import type { LearningSettings } from './config/env.ts';
import { LearningModule } from './learning.module.ts';

export interface LearningParts extends ServiceParts {
  readonly settings: LearningSettings;
}

/** Creates the learning service, migrated and ready, without a socket. */
export async function createLearning(parts: LearningParts): Promise<Service> {
  const { database, logger, metrics, keys, settings } = parts;
  const module = LearningModule.register(database, keys, clientOf('learning', parts), settings);
  return createService(module, { name: 'learning', logger, metrics });
}
