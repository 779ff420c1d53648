export { LogInByPicturesService } from './log-in-by-pictures.service.ts';
export { MakePicturesService } from './make-pictures.service.ts';
export { PictureClassesService } from './picture-classes.service.ts';
export { PictureLogInController } from './picture-log-in.controller.ts';
export { PicturePasswordsController } from './picture-passwords.controller.ts';
