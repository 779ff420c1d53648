export { PictureLogInModule } from './picture-log-in.module.ts';
