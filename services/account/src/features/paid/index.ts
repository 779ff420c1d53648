export { FindUserController } from './find-user.controller.ts';
export { SetPaidController } from './set-paid.controller.ts';
