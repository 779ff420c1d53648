export { CancelByLinkModule } from './cancel-by-link.module.ts';
