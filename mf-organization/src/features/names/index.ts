export { namesRoutes } from './names.routes.tsx';
export { WholeNamesNotice } from './whole-names-notice.tsx';
