export { findConfirmed } from './find-confirmed.ts';
export { FindUserController } from './find-user.controller.ts';
export { SetPaidController } from './set-paid.controller.ts';
