export { DraftsModule } from './drafts.module.ts';
