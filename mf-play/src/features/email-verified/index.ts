export { useEmailVerified } from './use-email-verified.ts';
