export { PicturePasswordsModule } from './picture-passwords.module.ts';
