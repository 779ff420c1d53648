import { createService, type Service, type ServiceParts } from '@burrow/service-kit';
import { AccountModule } from './account.module.ts';

export interface AccountParts extends ServiceParts {
  readonly identitySecret: string;
}

/** The account service, migrated and ready, without a socket. */
export async function createAccount({
  database,
  logger,
  metrics,
  identitySecret,
}: AccountParts): Promise<Service> {
  return createService(AccountModule.register(database, identitySecret), {
    name: 'account',
    logger,
    metrics,
  });
}
