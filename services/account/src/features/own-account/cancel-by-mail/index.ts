export { CancelByMailModule } from './cancel-by-mail.module.ts';
