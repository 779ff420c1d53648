import { createService, type Service, type ServiceParts } from '@burrow/service-kit';
import type { z } from 'zod';
import { AccountModule } from './account.module.ts';
import { watchCodes } from './attempts/watch-codes.ts';
import { AccountSettingsSchema } from './config/env.ts';
import { acceptOneClickForms } from './features/mails/mail/index.ts';

export interface AccountParts extends ServiceParts {
  /** Anything not given has its default. */
  readonly settings?: z.input<typeof AccountSettingsSchema>;
}

/** Creates the account service, migrated and ready, without a socket. */
export async function createAccount(parts: AccountParts): Promise<Service> {
  const { database, logger, metrics, keys } = parts;
  const settings = AccountSettingsSchema.parse(parts.settings ?? {});
  if (metrics) watchCodes(metrics, database.pool);
  const module = AccountModule.register(database, keys, settings);
  return createService(module, { name: 'account', logger, metrics, configure: acceptOneClickForms });
}
