export { ClassEntriesService } from './class-entries.service.ts';
export { ClassEntryController } from './class-entry.controller.ts';
