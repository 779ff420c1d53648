export { AccountSettingsSchema as settings } from './config/env.ts';
export { createAccount as create } from './create-account.ts';
export { takeSecondFactor } from './features/access/second-factor/index.ts';
export { seedAccount as seed } from './seed/seed-account.ts';
export { resyncEvents as resync } from './resync/index.ts';
export { ACCOUNT_SCHEMA as schema } from './database/account.schema.ts';
