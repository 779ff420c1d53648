export { AccountSettingsSchema } from './config/env.ts';
export { type AccountParts, createAccount } from './create-account.ts';
