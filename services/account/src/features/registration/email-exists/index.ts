export { EmailExistsModule } from './email-exists.module.ts';
