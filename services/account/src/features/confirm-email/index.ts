export { ChangeAddressService } from './change-address.service.ts';
export { ConfirmAddressService } from './confirm-address.service.ts';
export { ConfirmEmailController } from './confirm-email.controller.ts';
export { SpendEmailTokenService } from './spend-email-token.service.ts';
