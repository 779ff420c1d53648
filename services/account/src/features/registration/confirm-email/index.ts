export { ConfirmEmailModule } from './confirm-email.module.ts';
