export { DraftsController } from './drafts.controller.ts';
