export { type AccountParts, createAccount } from './create-account.ts';
