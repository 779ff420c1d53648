export { AccountModals } from './modals.tsx';
