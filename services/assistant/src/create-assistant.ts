import { createService, type Service, type ServiceParts } from '@burrow/service-kit';
import { AssistantModule } from './assistant.module.ts';
import type { AssistantSettings } from './config/env.ts';

export interface AssistantParts extends ServiceParts {
  readonly settings: AssistantSettings;
}

/** Creates the assistant service, migrated and ready, without a socket. */
export async function createAssistant({
  database,
  logger,
  metrics,
  keys,
  settings,
}: AssistantParts): Promise<Service> {
  const module = AssistantModule.register(database, keys, settings);
  return createService(module, { name: 'assistant', logger, metrics });
}
