export { ForgottenPasswordsService } from './forgotten-passwords.service.ts';
export { NewPasswordService } from './new-password.service.ts';
export { RecoveryController } from './recovery.controller.ts';
export { ResetMailsService } from './reset-mails.service.ts';
export { ResetPasswordService } from './reset-password.service.ts';
