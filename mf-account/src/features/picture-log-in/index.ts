export { pictureLogInRoutes } from './picture-log-in.routes.tsx';
