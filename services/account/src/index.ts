export { AccountSettingsSchema } from './config/env.ts';
export { type AccountParts, createAccount } from './create-account.ts';
export { resyncEvents } from './features/resync/resync-events.ts';
