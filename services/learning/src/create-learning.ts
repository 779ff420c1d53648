import { createService, type Service, type ServiceParts } from '@burrow/service-kit';
import type { LearningSettings } from './config/env.ts';
import { LearningModule } from './learning.module.ts';

export interface LearningParts extends ServiceParts {
  readonly identitySecret: string;
  readonly settings: LearningSettings;
}

/** The learning service, migrated and ready, without a socket. */
export async function createLearning({
  database,
  logger,
  metrics,
  identitySecret,
  settings,
}: LearningParts): Promise<Service> {
  const module = LearningModule.register(database, identitySecret, settings);
  return createService(module, { name: 'learning', logger, metrics });
}
