export { unusedPupilsRoutes } from './unused-pupils.routes.tsx';
