export { EmailExistsController } from './email-exists.controller.ts';
