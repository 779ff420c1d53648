export { accountModals } from './modals.ts';
