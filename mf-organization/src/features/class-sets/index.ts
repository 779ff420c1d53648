export { classSetsRoutes } from './class-sets.routes.tsx';
export { FreeSeatsNotice } from './free-seats-notice.tsx';
