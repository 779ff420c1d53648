export { SetPaidController } from './set-paid.controller.ts';
