export { PictureLogInSwitch } from './picture-log-in-switch.tsx';
export { picturePasswordsRoutes } from './picture-passwords.routes.tsx';
