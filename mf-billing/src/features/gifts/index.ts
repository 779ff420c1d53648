export { giftsRoutes } from './gifts.routes.tsx';
