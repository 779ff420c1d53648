export { PicturePasswordsController } from './picture-passwords.controller.ts';
export { PicturePasswordsService } from './picture-passwords.service.ts';
